import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import type { EmittedFile } from '../../emit/artifact.js'
import { describeWriteError } from '../../emit/describe-write-error.js'
import { type Emission, type EmittedSite, emitSite } from '../../emit/emit-site.js'
import { isIntact } from '../../emit/output-record.js'
import type { FinishedPage } from '../build-site-pages.js'
import { completeSearchPages } from './complete-search-pages.js'

/** Inputs of `emitOutput`. */
export interface OutputRequest extends Omit<Emission, 'pages' | 'anchors' | 'isIntact'> {
  readonly builtPages: readonly FinishedPage[]
}

/** Moves the staged files into the output folder. Returns a diagnostic if a file cannot be written. */
export function emitOutput({ builtPages, ...request }: OutputRequest): EmittedSite | Diagnostic {
  const { outDir, record } = request
  const keptFiles = new Set(
    builtPages.flatMap(({ outcome, planned: { page } }) =>
      outcome === 'kept' ? [page.file, ...(page.head.markdownPage ? [page.head.markdownPage.file] : [])] : [],
    ),
  )
  const isIntactFile = (file: string): boolean => {
    const recorded = record.files[file]
    return keptFiles.has(file) || (recorded !== undefined && isIntact(join(outDir, file), recorded))
  }
  const pages = new Map<string, EmittedFile>(
    builtPages.flatMap(({ planned: { page }, emitted, markdownPage }) => [
      [page.file, emitted] as const,
      ...(page.head.markdownPage && markdownPage ? [[page.head.markdownPage.file, markdownPage] as const] : []),
    ]),
  )
  try {
    for (const [file, facts] of completeSearchPages({ ...request, builtPages })) pages.set(file, facts)
    const anchors = new Map(builtPages.map(({ planned, anchors }) => [planned.page.file, anchors]))
    return emitSite({ ...request, pages, anchors, isIntact: isIntactFile })
  } catch (error) {
    return describeWriteError(error, outDir)
  }
}
