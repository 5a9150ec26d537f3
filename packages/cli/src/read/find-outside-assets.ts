import { statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { decodePath } from './files/decode-path.js'
import type { PartialFile } from './source.js'

/** Inputs of the search for files outside of the content folders. */
export interface OutsideAssetsRequest {
  readonly siteDir: string
  readonly files: readonly Pick<PartialFile, 'path' | 'text'>[]
  /** Content folders, relative to the site's folder. */
  readonly folders: readonly string[]
  /** Paths of the files in the content folders, relative to the site's folder. */
  readonly collected: readonly string[]
  readonly staticDirectories: readonly string[]
}

const FILE =
  /(?:\]\(|=\s*["']|=\s*(?:\{\s*)?require\(["']|\bfrom\s*["'])((?:\.\.?\/|@site\/|\b(?![\w-]+:))[^\s"'<>()?#]+\.(?:avif|gif|jpe?g|mp4|pdf|png|svg|webm|webp|zip))/gi

/**
 * Paths of images and other files that pages name outside of the content and static folders, such as
 * `../../assets/logo.png`, relative to the site's folder: as pages spell them, so that links find them.
 */
export function findOutsideAssets({
  siteDir,
  files,
  folders,
  collected,
  staticDirectories,
}: OutsideAssetsRequest): readonly string[] {
  const seen = new Set(collected)
  const assets: string[] = []
  for (const { path, text } of files) {
    const isInFolder = folders.some((folder) => folder === '' || path.startsWith(`${folder}/`))
    if (isInFolder && !text.includes('../') && !text.includes('@site/')) continue
    for (const [, rawPath = ''] of text.matchAll(FILE)) {
      const name = decodePath(rawPath)
      const file = name.startsWith('@site/') ? name.slice('@site/'.length) : posix.join(posix.dirname(path), name)
      if (seen.has(file)) continue
      seen.add(file)
      const isStatic = staticDirectories.some((folder) => file.startsWith(`${folder}/`))
      if (!isStatic && statSync(join(siteDir, file), { throwIfNoEntry: false })?.isFile()) assets.push(file)
    }
  }
  return assets
}
