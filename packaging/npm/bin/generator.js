#!/usr/bin/env node
"use strict";

require("./start.js").start(["generator"]);
