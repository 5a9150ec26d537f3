import { extname } from 'node:path'
import type { Page } from '@docgen/renderer/contract'
import { hashBytes } from '../../cache/hash.js'
import type { Config } from '../../config/config.js'
import { readArtifact } from '../../emit/artifact.js'
import { readTrialPage, type Trial } from '../../session/trial.js'

/** Kind of files that can have a budget → their extensions. */
const EXTENSIONS = {
  html: ['.html'],
  css: ['.css'],
  script: ['.js', '.mjs'],
  image: ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'],
  font: ['.otf', '.ttf', '.woff', '.woff2'],
} as const

/** A kind of file. */
export type FileKind = keyof typeof EXTENSIONS

/** All kinds of files, in the order of reports. */
export const FILE_KINDS = Object.keys(EXTENSIONS) as readonly FileKind[]

/** A kind of page, as `checks.weight.pages` names it. */
export type WeighedPageKind = keyof Config['checks']['weight']['pages']

/** A file of the output. */
export interface WeighedFile {
  readonly file: string
  readonly kind: FileKind
  /** Kind of the page; absent for other files, and for pages without content, such as the search page. */
  readonly pageKind?: WeighedPageKind
  /** Size in bytes, before compression. */
  readonly size: number
  /** Hash of the bytes. */
  readonly hash: string
  readonly read: () => Uint8Array
  /** The source file that its author can edit, if any. */
  readonly source: string | undefined
}

/** Lists the files of a site that have a kind: first its pages, then all other files. */
export async function listFiles(trial: Trial): Promise<readonly WeighedFile[]> {
  const artifacts = (await trial.output.resolve('artifacts'))?.artifacts ?? []
  const sources = new Map(trial.files.statics.map(({ output, path }) => [output, path]))
  const pages = trial.builtPages.map(({ planned: { page }, emitted }): WeighedFile => {
    const pageKind = pageKindOf(page)
    return {
      file: page.file,
      kind: 'html',
      ...(pageKind && { pageKind }),
      size: emitted.size,
      hash: emitted.hash,
      read: () => readTrialPage(trial, page.file),
      source: page.source,
    }
  })
  const others = artifacts.flatMap((artifact): readonly WeighedFile[] => {
    const kind = kindOf(artifact.file)
    if (!kind) return []
    const { size, hash } =
      'bytes' in artifact ? { size: Buffer.byteLength(artifact.bytes), hash: hashBytes(artifact.bytes) } : artifact
    const read = (): Uint8Array => readArtifact(artifact)
    return [{ file: artifact.file, kind, size, hash, read, source: sources.get(artifact.file) }]
  })
  return [...pages, ...others]
}

function kindOf(file: string): FileKind | undefined {
  const extension = extname(file).toLowerCase()
  return FILE_KINDS.find((kind) => EXTENSIONS[kind].some((each) => each === extension))
}

function pageKindOf({ kind, layout, post, classNames }: Page): WeighedPageKind | undefined {
  if (kind === 'generated-index') return 'index'
  if (kind !== 'doc') return undefined
  if (layout === 'home') return 'home'
  if (post) return 'post'
  return classNames.includes('is-api') ? 'api' : 'doc'
}
