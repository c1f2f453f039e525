#!/usr/bin/env bash
# The steps of action.yml: install, check, judge. `.ci/action` runs them one by one.
set -euo pipefail
temporary=${RUNNER_TEMP:?}/ojkit
mkdir -p "$temporary/report"
root=${OJKIT_ROOT:-.}
read -ra problems <<<"${OJKIT_PROBLEMS:-}"

# The archive of a release, only where its digest is the one beside it.
install() {
  local name from
  name=ojkit-$(uname -m)-unknown-linux-gnu
  from=$OJKIT_RELEASES/latest/download
  if [[ -n ${OJKIT_VERSION:-} ]]; then from=$OJKIT_RELEASES/download/$OJKIT_VERSION; fi
  cd "$temporary"
  for file in "$name.tar.gz" SHA256SUMS; do
    curl --fail --silent --show-error --location --retry 3 --output "$file" "$from/$file"
  done
  grep -F " $name.tar.gz" SHA256SUMS | sha256sum --check --strict -
  tar -xzf "$name.tar.gz"
  printf '%s\n' "$temporary/$name" >>"$GITHUB_PATH"
  "$temporary/$name/ojkit" --version
}

# What a value of a workflow command must not contain; a property has two more.
escaped() { sed -e 's/%/%25/g' -e 's/\r/%0D/g' -e "${1:-}" ; }
property() { escaped 's/:/%3A/g; s/,/%2C/g'; }

# Runs a command so that no line of a submission is taken for a workflow command, then shows each diagnostic at its line.
annotated() {
  local token code=0 severity line
  local diagnostic='^([^:]+):([0-9]+):([0-9]+): (error|warning): (.*)$'
  token=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
  echo "::stop-commands::$token"
  { "$@" 2>&1 >&3 | tee "$temporary/stderr" >&2; } 3>&1 || code=$?
  echo "::$token::"
  while IFS= read -r line; do
    [[ $line =~ $diagnostic ]] || continue
    local path=${BASH_REMATCH[1]} row=${BASH_REMATCH[2]} column=${BASH_REMATCH[3]}
    severity=${BASH_REMATCH[4]}
    printf '::%s file=%s,line=%s,col=%s::%s\n' "$severity" "$(property <<<"$path")" "$row" "$column" \
      "$(escaped <<<"${BASH_REMATCH[5]}")"
  done < <(sort -u "$temporary/stderr")
  return "$code"
}

check() { annotated ojkit --root "$root" check "${problems[@]}"; }

# A row that is not as expected becomes an annotation of its file; what an earlier run judged is not judged again.
judge() {
  local code=0 arguments rows path message
  read -ra arguments <<<"${OJKIT_ARGUMENTS:-}"
  annotated ojkit --root "$root" judge "${problems[@]}" "${arguments[@]}" \
    --report "$temporary/report/report.html" --junit "$temporary/report/junit.xml" || code=$?
  rows=0
  if ((code == 1 || code == 3)); then
    ojkit --root "$root" --format json judge "${problems[@]}" "${arguments[@]}" >"$temporary/judge.json" 2>/dev/null || true
    while IFS=$'\t' read -r path message; do
      rows=$((rows + 1))
      printf '::error file=%s::%s\n' "$(property <<<"${root#./}/$path" | sed 's|^\./||')" "$(escaped <<<"$message")"
    done < <(jq -r '.results[] | select(.as_expected == false) |
      "problems/\(.problem)/submissions/\(.submission)\t\(.verdict), expected \(.expected | join(" or "))" +
      (if .first_failure then ": \(.first_failure.case): \(.first_failure.message)" else "" end | gsub("[\n\t]"; " "))' \
      "$temporary/judge.json")
  fi
  echo "unexpected=$rows" >>"$GITHUB_OUTPUT"
  return "$code"
}

case ${1:-} in
  install | check | judge) "$1" ;;
  *) echo "usage: action.sh install|check|judge" >&2; exit 2 ;;
esac
