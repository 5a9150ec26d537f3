import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { type ReadBytes, textOf } from '../../config/module/read-once.js'
import { listCodeUrls } from '../../config/module/syntax/expand-file-urls.js'
import { positionAt } from '../../config/source/position-at.js'
import { blankComments } from './find-browser-code.js'

/** The code of the site that runs in browsers. */
export interface BrowserModules {
  readonly siteDir: string
  /** Paths relative to the site's folder. */
  readonly modules: readonly string[]
  readonly read: ReadBytes
}

/** Warns about modules, such as workers, that code references with `new URL`: the output does not contain them. */
export function findCodeUrls({ siteDir, modules, read }: BrowserModules): readonly Diagnostic[] {
  return modules.toSorted().flatMap((file) => {
    const text = textOf(read(join(siteDir, file)))
    return listCodeUrls(blankComments(text)).map(
      ({ path, index, length }): Diagnostic => ({
        code: 'unpublished-module',
        severity: 'warning',
        file,
        ...positionAt(text, index, index + length),
        message: `browsers can't load ${path}: docgen does not bundle modules that new URL names`,
        hint: `Bundle it into a static folder, for example with esbuild, and name its URL instead: new Worker('/worker.js')`,
      }),
    )
  })
}
