-- Opens every spec of the collection that Neovim is started in, and writes down what the server says of it.
local report = { found = {}, submissions = {} }

local function attach(path, language)
  vim.cmd("edit " .. vim.fn.fnameescape(path))
  vim.bo.filetype = language
  local buffer = vim.api.nvim_get_current_buf()
  client = client or vim.lsp.start_client({ name = "ojkit", cmd = { os.getenv("OJKIT"), "lsp" }, root_dir = vim.fn.getcwd() })
  vim.lsp.buf_attach_client(buffer, client)
  -- Not before both have said hello.
  assert(vim.wait(30000, function() return vim.lsp.buf_is_attached(buffer, client) and vim.lsp.get_client_by_id(client).initialized end, 5))
  return buffer
end

local function ask(buffer, method, more)
  local file = { uri = vim.uri_from_bufnr(buffer) }
  local params = vim.tbl_extend("force", { textDocument = file }, more or {})
  local answers, why = vim.lsp.buf_request_sync(buffer, "textDocument/" .. method, params, 60000)
  assert(answers, why)
  return answers[client].result
end

local function fixes(buffer)
  local range = { start = { line = 0, character = 0 }, ["end"] = { line = 9999, character = 0 } }
  return ask(buffer, "codeAction", { range = range, context = { diagnostics = {} } })
end

local function at(line, character)
  return { position = { line = line, character = character } }
end

local function main()
  for _, path in ipairs(vim.fn.glob("problems/*/spec.yaml", false, true)) do
    local buffer = attach(path, "yaml")
    -- What is found is sent before the answer.
    fixes(buffer)
    local slug = vim.fn.fnamemodify(path, ":h:t")
    local found = {}
    for _, one in ipairs(vim.diagnostic.get(buffer)) do
      table.insert(found, { line = one.lnum, message = one.message })
    end
    report.found[slug] = #found > 0 and found or vim.empty_dict()
  end

  for _, path in ipairs(vim.fn.glob("problems/s/submissions/draft/*", false, true)) do
    local buffer = attach(path, "text")
    fixes(buffer)
    local lenses = ask(buffer, "codeLens")
    local failures = vim.diagnostic.get(buffer)
    report.submissions[vim.fn.fnamemodify(path, ":t")] = {
      titles = vim.tbl_map(function(lens) return lens.command.title end, lenses),
      ["function"] = lenses[1].range.start.line,
      failure = failures[1] and failures[1].lnum,
    }
  end

  local buffer = attach("problems/fixed/spec.yaml", "yaml")
  report.key = ask(buffer, "hover", at(7, 2)).contents.value
  report.constraint = ask(buffer, "hover", at(10, 4)).contents.value
  vim.api.nvim_buf_set_lines(buffer, 6, 7, true, { "retrns: integer" })
  vim.lsp.util.apply_workspace_edit(fixes(buffer)[1].edit, "utf-16")
  report.fixed = vim.api.nvim_buf_get_lines(buffer, 6, 7, true)[1]
  vim.api.nvim_buf_set_lines(buffer, 0, -1, true, { "c" })
  report.labels = vim.tbl_map(function(item) return item.label end, ask(buffer, "completion", at(0, 1)))
end

local fine, why = pcall(main)
report.why = why
local file = io.open(os.getenv("REPORT"), "w")
file:write(vim.fn.json_encode(report))
file:close()
vim.cmd("qall!")
