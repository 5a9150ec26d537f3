import { readFileSync } from 'node:fs'

const FROM_HERE = 'createRequire(import.meta.url)'
// The path of satteri's own loader: next to its folder dist, to which its name resolves.
const LOADER = "createRequire(import.meta.url).resolve('satteri').replace(/dist[\\\\/]index\\.js$/, 'index.js')"

/**
 * Bundles satteri's JavaScript, two dozen small files, most of them for plugins that docgen does not use: opening
 * them took longer than parsing 50 pages. Its native code stays where package managers install it, next to satteri.
 */
export const satteriInside = {
  name: 'satteri-inside',
  setup: (build) =>
    build.onLoad({ filter: /[\\/]satteri[\\/]index\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      if (text.split(FROM_HERE).length !== 2) throw new Error(`${path} looks for its native code in another way`)
      return { contents: text.replace(FROM_HERE, () => `createRequire(${LOADER})`), loader: 'js' }
    }),
}
