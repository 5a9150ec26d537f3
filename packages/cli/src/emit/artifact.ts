import { readFileSync } from 'node:fs'

/**
 * An output file that is not a page:
 * - with `bytes`: a small file
 * - with `copyFrom`: a file that docgen copies from this path
 * - with `create`: a file that docgen only generates if it is neither in the output nor staged
 */
export type Artifact =
  | { readonly file: string; readonly bytes: string | Uint8Array }
  | { readonly file: string; readonly copyFrom: string; readonly hash: string; readonly size: number }
  | { readonly file: string; readonly create: () => string | Uint8Array; readonly hash: string; readonly size: number }

/** Metadata of a file in the output folder. */
export interface EmittedFile {
  /** Hash of the bytes. */
  readonly hash: string
  readonly size: number
  /** Pages and their Markdown only: hash of all the page's inputs. */
  readonly key?: string
  readonly source?: string
  readonly route?: string
}

/** Content of an output folder, with modification times, which reveal changes by other programs. */
export interface OutputRecord {
  readonly files: Readonly<Record<string, EmittedFile & { readonly mtimeMs: number }>>
}

/** Creates an artifact that creates its bytes when they are first read: a live session seldom needs them. */
export function deferredFile(file: string, create: () => string): Artifact {
  let bytes: string | undefined
  return {
    file,
    get bytes() {
      bytes ??= create()
      return bytes
    },
  }
}

/** The bytes of an artifact, from memory or disk. */
export function readArtifact(artifact: Artifact): Buffer {
  if ('copyFrom' in artifact) return readFileSync(artifact.copyFrom)
  return Buffer.from('bytes' in artifact ? artifact.bytes : artifact.create())
}
