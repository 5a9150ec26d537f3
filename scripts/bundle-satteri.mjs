import { readFileSync } from 'node:fs'

const FROM_HERE = 'createRequire(import.meta.url)'
// Where satteri's own loader lies: beside its folder dist, to which its name leads.
const LOADER = "createRequire(import.meta.url).resolve('satteri').replace(/dist[\\\\/]index\\.js$/, 'index.js')"

/**
 * Takes satteri's JavaScript, two dozen small files of which most are for plugins that docgen has none of, into the bundle:
 * opening them took longer than parsing 50 pages. Its native code stays where package managers have put it, beside satteri.
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
