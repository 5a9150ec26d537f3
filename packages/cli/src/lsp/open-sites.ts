import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { isInside, toSitePath } from '../config/site-path.js'
import { isToolFile } from '../read/files/list-files.js'
import type { SiteFiles } from '../read/site-files.js'
import { createSiteReporter, type FileListener } from './site-reporter.js'
import { openSiteService, type SiteService } from './site-service.js'

/** The open sites of an editor. Paths are absolute. */
export interface OpenSites {
  readonly all: () => readonly SiteService[]
  /** Opens a site, or returns it if it is open. */
  readonly open: (siteDir: string) => SiteService
  /** Closes a site, and reports that it has no diagnostics. */
  readonly close: (siteDir: string) => Promise<void>
  /** The sites to which a file belongs: the innermost that contains it, then those outside of it that read it. */
  readonly listReaders: (path: string) => readonly SiteService[]
  /** Schedules changes for each site that reads the files. */
  readonly change: (changes: readonly DiskChange[]) => void
}

/** A change of a file or folder on disk. */
export interface DiskChange {
  readonly path: string
  /** Whether it was created or removed. */
  readonly isStructural: boolean
}

/** Listeners of open sites. */
export interface SiteListeners {
  readonly onFileDiagnostics: FileListener
  /** Called after each check of a site. */
  readonly onChecked: () => void
  readonly onError: (error: unknown) => void
}

/** Creates an empty list of open sites. */
export function createOpenSites({ onFileDiagnostics, onChecked, onError }: SiteListeners): OpenSites {
  const services = new Map<string, SiteService>()
  const reportSite = createSiteReporter(onFileDiagnostics)

  const openSite = (siteDir: string): SiteService => {
    const existing = services.get(siteDir)
    if (existing) return existing
    const onDiagnostics = (all: readonly Diagnostic[]): void => {
      reportSite(siteDir, all, services.get(siteDir)?.session.snapshot()?.site.loaded.file)
      onChecked()
    }
    const service = openSiteService({ siteDir, onDiagnostics, onError })
    services.set(siteDir, service)
    return service
  }
  const closeSite = async (siteDir: string): Promise<void> => {
    const service = services.get(siteDir)
    services.delete(siteDir)
    await service?.close()
    reportSite(siteDir, [])
  }
  const listReaders = (path: string): readonly SiteService[] => {
    const all = [...services.values()]
    const innermost = all
      .filter(({ siteDir }) => isInside(siteDir, path))
      .toSorted((a, b) => b.siteDir.length - a.siteDir.length)[0]
    const outside = all.filter(
      (each) => each !== innermost && !isInside(each.siteDir, path) && readsOutside(each, path),
    )
    return innermost ? [innermost, ...outside] : outside
  }
  const change = (changes: readonly DiskChange[]): void => {
    const bySite = new Map<SiteService, DiskChange[]>()
    for (const each of changes)
      for (const service of listReaders(each.path)) {
        if (!isToolFile(toSitePath(service.siteDir, each.path)))
          bySite.set(service, [...(bySite.get(service) ?? []), each])
      }
    for (const [service, list] of bySite)
      service.change({
        paths: list.map(({ path }) => toSitePath(service.siteDir, path)),
        isStructural: list.some(({ isStructural }) => isStructural),
      })
  }
  return { all: () => [...services.values()], open: openSite, close: closeSite, listReaders, change }
}

/** Whether a site has read a file as a page, a partial, or an asset. */
export function reads({ session, siteDir }: SiteService, path: string): boolean {
  const { sources, partials, assets } = session.snapshot()?.site.files ?? NO_FILES
  const name = toSitePath(siteDir, path)
  return partials.has(name) || [...sources, ...assets].some((each) => each.path === name)
}

const NO_FILES: Pick<SiteFiles, 'sources' | 'partials' | 'assets'> = { sources: [], partials: new Map(), assets: [] }

/** Whether a file outside of a site's folder is in a docs folder of the site, or one of its inputs. */
function readsOutside(service: SiteService, path: string): boolean {
  const collections = service.session.snapshot()?.site.config.collections ?? []
  const isListed = collections.some(({ docs }) => isInside(join(service.siteDir, docs.path), path))
  return isListed || reads(service, path)
}
