#!/usr/bin/env node
import('../dist/main.js').then(function (cli) {
  return cli.main(process.argv.slice(2))
})
