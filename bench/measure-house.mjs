import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

// Measures the size and the form of the source code of checkouts (by default, the current folder): how many lines, in which
// files and folders. Prints a column for each.

/**
 * @typedef {object} SourceFile
 * @property {string} path relative to the checkout
 * @property {number} lines
 * @property {string[]} imports paths of the files that it imports
 */

/** @param {string} checkout @returns {SourceFile[]} the TypeScript files of its packages */
function readFiles(checkout) {
  const paths = readdirSync(join(checkout, 'packages')).flatMap((name) =>
    ['src', 'test'].flatMap((folder) => listFiles(join(checkout, 'packages', name, folder))),
  )
  const all = new Set(paths)
  return paths.map((path) => {
    const text = readFileSync(path, 'utf8')
    const imports = [...text.matchAll(/(?:\bfrom |\bimport\(|^import |new URL\()'(\.[^']*)'/gm)].flatMap(([, name]) => {
      const target = resolve(dirname(path), name)
      return [target, ...['.ts', '.tsx'].map((ending) => target.replace(/\.js$/, ending))].filter((each) =>
        all.has(each),
      )
    })
    return {
      path: relative(checkout, path),
      lines: text.split('\n').length - 1,
      imports: imports.map((each) => relative(checkout, each)),
    }
  })
}

/** @param {string} folder @returns {string[]} */
function listFiles(folder) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return /^(?:node_modules|dist|expected)$/.test(entry.name) ? [] : listFiles(path)
    return /(?<!\.d)\.tsx?$/.test(entry.name) ? [path] : []
  })
}

/** @param {string} checkout @returns {Map<string, number | string>} name of each figure → its value */
function measure(checkout) {
  const files = readFiles(checkout)
  const isTest = ({ path }) => /\.test\.tsx?$|\/test\//.test(path)
  const sources = files.filter((file) => !isTest(file))
  const importers = new Map()
  for (const { imports } of sources)
    for (const target of new Set(imports)) importers.set(target, (importers.get(target) ?? 0) + 1)
  const sizes = sources.map(({ lines }) => lines).sort((a, b) => a - b)
  const fragments = sources.filter(({ path, lines }) => lines < 40 && importers.get(path) === 1).length
  const sum = (list) => list.reduce((total, { lines }) => total + lines, 0)
  const folders = groupBy(sources, ({ path }) => dirname(path))
  const areas = groupBy(sources, ({ path }) => {
    const [, name, , entry] = path.split('/')
    return entry.includes('.') ? name : `${name}/${entry}`
  })
  return new Map([
    ['source lines', sum(sources)],
    ['source files', sources.length],
    ['test lines', sum(files.filter(isTest))],
    ['median lines of a source file', sizes[Math.floor(sizes.length / 2)]],
    ['files under 40 lines with one importer', `${fragments} (${((fragments / sources.length) * 100).toFixed(1)} %)`],
    ['files over 300 lines', sizes.filter((lines) => lines > 300).length],
    ['folders over 40 files', [...folders.values()].filter((list) => list.length > 40).length],
    ['files with a test beside them', countTested(files)],
    ...[...areas].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, list]) => [`lines of ${name}`, sum(list)]),
  ])
}

/** @param {SourceFile[]} files @returns {number} how many files have a test beside them */
function countTested(files) {
  const paths = new Set(files.map(({ path }) => path))
  return files.filter(({ path }) => paths.has(path.replace(/\.(tsx?)$/, '.test.$1'))).length
}

/** @template Item @param {Item[]} items @param {(item: Item) => string} keyOf @returns {Map<string, Item[]>} */
function groupBy(items, keyOf) {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

const columns = (process.argv.length > 2 ? process.argv.slice(2) : [process.cwd()]).map((checkout) =>
  measure(resolve(checkout)),
)
const names = [...new Set(columns.flatMap((column) => [...column.keys()]))]
for (const name of names)
  process.stdout.write(`| ${name} | ${columns.map((column) => column.get(name) ?? '-').join(' | ')} |\n`)
