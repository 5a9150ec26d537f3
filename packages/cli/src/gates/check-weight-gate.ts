import { extname } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Diagnostic } from '@docgen/renderer/contract'
import { readArtifact } from '../emit/artifact.js'
import { readTrialPage, type Trial } from '../session/trial.js'
import type { GateInput, GateResult } from './gate.js'

/** Kinds of files with a budget, by extension. */
const KINDS = {
  html: ['.html'],
  css: ['.css'],
  script: ['.js', '.mjs'],
  image: ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'],
  font: ['.otf', '.ttf', '.woff', '.woff2'],
} as const

type Kind = keyof typeof KINDS

const BYTES_PER_KB = 1000

/** A file of the output. */
interface WeighedFile {
  readonly file: string
  /** Size in bytes, before compression. */
  readonly size: number
  readonly read: () => Uint8Array
  /** What its author can edit. */
  readonly source: string | undefined
}

/** Compares the size of each file, after gzip, with the budget of its kind. */
export async function checkWeightGate({ trial }: GateInput): Promise<GateResult> {
  const budgets = trial.config.checks.weight
  const files = [...listPages(trial), ...listFiles((await trial.output.resolve('artifacts'))?.artifacts ?? [], trial)]
  return {
    diagnostics: files.flatMap((file) => {
      const kind = kindOf(file.file)
      const budget = kind && budgets[kind]
      return budget === undefined ? [] : weigh(file, budget)
    }),
  }
}

function kindOf(file: string): Kind | undefined {
  const extension = extname(file).toLowerCase()
  return (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].some((each) => each === extension))
}

function listPages(trial: Trial): readonly WeighedFile[] {
  return trial.builtPages.map(({ planned: { page }, emitted }) => ({
    file: page.file,
    size: emitted.size,
    read: () => readTrialPage(trial, page.file),
    source: page.source,
  }))
}

type Artifacts = Parameters<typeof readArtifact>[0][]

function listFiles(artifacts: Readonly<Artifacts>, { files }: Trial): readonly WeighedFile[] {
  const sources = new Map(files.statics.map(({ output, path }) => [output, path]))
  return artifacts.map((artifact) => ({
    file: artifact.file,
    size: 'bytes' in artifact ? Buffer.byteLength(artifact.bytes) : artifact.size,
    read: () => readArtifact(artifact),
    source: sources.get(artifact.file),
  }))
}

/** Compression never makes a file much larger, so most files need none to be below their budget. */
function weigh({ file, size, read, source }: WeighedFile, budget: number): readonly Diagnostic[] {
  const most = budget * BYTES_PER_KB
  if (size <= most) return []
  const weight = gzipSync(read()).length
  if (weight <= most) return []
  const kilobytes = (weight / BYTES_PER_KB).toFixed(1)
  return [
    {
      code: 'over-budget',
      severity: 'error',
      ...(source !== undefined && { file: source }),
      message: `${file} has ${kilobytes} kB after gzip; its budget is ${budget} kB`,
      hint: 'Make it smaller, split it, or raise the budget in checks.weight',
    },
  ]
}
