#!/usr/bin/env node
// biome-ignore-all lint/complexity/useArrowFunction: old syntax
// Old syntax on purpose: a Node that is too old must still be able to say so.
var version = process.versions.node.split('.').map(Number)
if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error('docgen needs Node 20.19 or newer; this is Node ' + process.versions.node + '.')
  process.exit(2)
}
// React's development build is three times slower; it reads this once, when it is loaded.
process.env.NODE_ENV = process.env.NODE_ENV || 'production'
import('node:module')
  .then(function (module) {
    // Node 22 and later keep what they have compiled of docgen for the next run, in the temporary folder.
    if (module.enableCompileCache) module.enableCompileCache()
    return import('../dist/main.js')
  })
  .then(function (cli) {
    cli.rejectExits()
    return cli.main(process.argv.slice(2)).then(function (code) {
      // What code of the site has thrown later may have set another.
      process.exitCode = code || process.exitCode
      cli.endLingering()
    })
  })
