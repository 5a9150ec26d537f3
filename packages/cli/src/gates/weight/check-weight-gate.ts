import { gzipSync } from 'node:zlib'
import type { Diagnostic } from '@docgen/renderer/contract'
import type { Config } from '../../config/config.js'
import type { Trial } from '../../session/trial.js'
import { openFileResults } from '../file-results.js'
import type { FileWeight, GateInput, GateResult, PageWeight } from '../gate.js'
import { FILE_KINDS, listFiles, type WeighedFile } from './list-files.js'

const BYTES_PER_KB = 1000

/**
 * Compares the size of each file, after gzip, with the budget of its kind, and the size of each page, before gzip, with
 * its size in the earlier or the deployed site.
 */
export async function checkWeightGate(input: GateInput): Promise<GateResult> {
  const { trial } = input
  const budgets = trial.config.checks.weight
  const files = await listFiles(trial)
  const sizes = openFileResults<number>(trial.memo, 'weight')
  const compress = ({ hash, read }: WeighedFile): number => sizes.get(hash, () => gzipSync(read()).length)
  const before = await readSizesBefore(input)
  const pages = before.sizes ? comparePages(trial, before.sizes) : []
  const diagnostics = [
    ...before.diagnostics,
    ...files.flatMap((file) => checkBudget(file, budgetOf(file, budgets), compress)),
    ...(budgets.growth === undefined ? [] : checkGrowth(pages, budgets.growth)),
  ]
  const weights = describeKinds(files, budgets, compress)
  sizes.save()
  return {
    diagnostics,
    ...(before.undecided !== undefined && { undecided: before.undecided }),
    details: {
      weights,
      ...(before.sizes && { pageWeights: pages.map(({ source: _, ...page }) => page) }),
    },
  }
}

/** Returns a size of a file in bytes, such as its size after gzip. */
type Weigh = (file: WeighedFile) => number

type Budgets = Config['checks']['weight']

function budgetOf({ kind, pageKind }: WeighedFile, budgets: Budgets): number | undefined {
  return (pageKind && budgets.pages[pageKind]) ?? budgets[kind]
}

/** Reports a file over its budget. Compresses it only if it exceeds the budget before compression. */
function checkBudget(file: WeighedFile, budget: number | undefined, compress: Weigh): readonly Diagnostic[] {
  if (budget === undefined || file.size <= budget * BYTES_PER_KB) return []
  const weight = compress(file)
  if (weight <= budget * BYTES_PER_KB) return []
  return [
    {
      code: 'over-budget',
      severity: 'error',
      ...(file.source !== undefined && { file: file.source }),
      message: `${file.file} has ${kilobytes(weight)} kB after gzip; its budget is ${budget} kB`,
      hint: 'Make it smaller, split it, or raise the budget in checks.weight',
    },
  ]
}

function kilobytes(bytes: number): string {
  return (bytes / BYTES_PER_KB).toFixed(1)
}

/**
 * Returns the kinds of files that the site has, each with its largest file. If files of a kind exceed their budget
 * before gzip, this is the largest of these files after gzip; otherwise, the largest file before gzip.
 */
function describeKinds(files: readonly WeighedFile[], budgets: Budgets, compress: Weigh): readonly FileWeight[] {
  return FILE_KINDS.flatMap((kind) => {
    const sameKind = files.filter((file) => file.kind === kind)
    const candidates = sameKind.filter((file) => file.size > (budgetOf(file, budgets) ?? Infinity) * BYTES_PER_KB)
    const largest =
      candidates.length > 0 ? findLargest(candidates, compress) : findLargest(sameKind, ({ size }) => size)
    if (!largest) return []
    const budget = budgetOf(largest, budgets)
    return [
      {
        kind,
        files: sameKind.length,
        size: sameKind.reduce((sum, { size }) => sum + size, 0),
        largest: { file: largest.file, gzip: compress(largest), ...(budget !== undefined && { budget }) },
      },
    ]
  })
}

/** The first of the largest files. */
function findLargest(files: readonly WeighedFile[], weigh: Weigh): WeighedFile | undefined {
  return files.toSorted((a, b) => weigh(b) - weigh(a))[0]
}

interface SizesBefore extends Pick<GateResult, 'diagnostics' | 'undecided'> {
  /** Route → bytes; absent if the command line names no site, or if it could not be read. */
  readonly sizes?: ReadonlyMap<string, number>
}

/** The sizes of pages in the earlier site, or else in the deployed site. */
async function readSizesBefore({ builtBase, readPublished }: GateInput): Promise<SizesBefore> {
  if (builtBase)
    return { diagnostics: [], sizes: new Map([...builtBase.pages.values()].map((page) => [page.route, page.size])) }
  if (!readPublished) return { diagnostics: [] }
  const { value: pages, ...outcome } = await readPublished()
  if (!pages) return outcome
  return {
    ...outcome,
    sizes: new Map(pages.flatMap(({ route, size }) => (size === undefined ? [] : [[route, size]]))),
  }
}

interface ComparedPage extends PageWeight {
  readonly source: string | undefined
}

/** New pages, and pages with a different size than before, sorted by growth from the largest to the smallest. */
function comparePages({ builtPages }: Trial, sizes: ReadonlyMap<string, number>): readonly ComparedPage[] {
  const compared = builtPages.map(({ planned: { page }, emitted }): ComparedPage => {
    const before = sizes.get(page.route)
    return { route: page.route, source: page.source, after: emitted.size, ...(before !== undefined && { before }) }
  })
  const growth = ({ before = 0, after }: PageWeight): number => after - before
  return compared
    .filter((page) => growth(page) !== 0)
    .sort((a, b) => growth(b) - growth(a) || (a.route < b.route ? -1 : 1))
}

function checkGrowth(pages: readonly ComparedPage[], limit: number): readonly Diagnostic[] {
  return pages.flatMap(({ route, source, before, after }) => {
    if (before === undefined || after - before <= limit * BYTES_PER_KB) return []
    const sizes = `from ${kilobytes(before)} to ${kilobytes(after)} kB`
    return [
      {
        code: 'page-growth',
        severity: 'error',
        ...(source !== undefined && { file: source }),
        message: `${route} has grown ${sizes} before gzip; it may grow by ${limit} kB`,
        hint: 'Make it smaller, split it, or raise checks.weight.growth',
      },
    ]
  })
}
