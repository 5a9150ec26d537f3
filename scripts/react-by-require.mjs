import { createRequire } from 'node:module'
import { join } from 'node:path'

const NAMESPACE = 'react-by-require'
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/
const REQUIRE = "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)\n"

/**
 * Makes a bundle for Node.js load React with `require`. An `import` would read each of its files again, including
 * those for development, because Node.js scans the exports of a CommonJS module. The server renderer is loaded on
 * its first call, because pages of plain Markdown never need it.
 */
export const reactByRequire = {
  name: NAMESPACE,
  setup: (build) => {
    build.onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, ({ path, resolveDir }) => ({
      path,
      namespace: NAMESPACE,
      pluginData: resolveDir,
    }))
    build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path, pluginData: folder }) => {
      const exported = Object.entries(createRequire(join(folder, 'index.js'))(path))
      const named = exported.filter(([name]) => IDENTIFIER.test(name) && name !== 'default')
      return { contents: REQUIRE + (path === 'react-dom/server' ? toLazy(path, named) : toEager(path, named)) }
    })
  },
}

function toEager(path, exported) {
  const names = exported.map(([name]) => name).join(', ')
  return `const whole = require('${path}')\nexport const { ${names} } = whole\nexport default whole\n`
}

function toLazy(path, exported) {
  return exported
    .filter(([, value]) => typeof value === 'function')
    .map(([name]) => `export function ${name}(...values) {\n  return require('${path}').${name}(...values)\n}\n`)
    .join('')
}
