import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * Runs a benchmark of builds: reads its options, lets it measure in a temporary folder, prints its report, and writes
 * that to its file if there is a date.
 *
 * @param {object} bench
 * @param {string} bench.usage
 * @param {{pages: string, runs: string}} bench.defaults of the options; `pages` can be several numbers only if its
 *   default is
 * @param {string} bench.results path of the file for the report
 * @param {(options: {folder: string, sizes: number[], runs: number, date: string | undefined, load: number}) =>
 *   Promise<string>} bench.measure returns the report; `load` is that of the machine at the start
 */
export async function runBench({ usage, defaults, results, measure }) {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: defaults.pages },
      runs: { type: 'string', default: defaults.runs },
      date: { type: 'string' },
      keep: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const sizes = values.pages.split(',').map(Number)
  const runs = Number(values.runs)
  const isUnwanted = sizes.length > 1 && !defaults.pages.includes(',')
  if (values.help || isUnwanted || [...sizes, runs].some((number) => !(number > 0))) {
    process.stdout.write(usage)
    process.exitCode = values.help ? 0 : 2
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'docgen-bench-'))
  try {
    const [load] = loadavg()
    const text = await measure({ folder, sizes, runs, date: values.date, load })
    process.stdout.write(text)
    if (values.date !== undefined) writeFileSync(results, text)
  } finally {
    if (!values.keep) {
      // The second is that of `setAside`.
      for (const path of [folder, `${folder}-aside`]) rmSync(path, { recursive: true, force: true })
    }
  }
}
