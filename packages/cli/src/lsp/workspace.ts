import { dirname, join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { findSiteRoot, listSiteRoots } from '../config/find-site-root.js'
import { readRegularFile } from '../config/read-regular-file.js'
import { isInside, toSitePath } from '../config/site-path.js'
import { readUnsaved, setUnsavedText } from '../config/unsaved-files.js'
import type { SiteFiles } from '../read/site-files.js'
import { openSiteService, type SiteService } from './site-service.js'

/** The sites that an editor works on, and the files that it has open. Paths are absolute. */
export interface Workspace {
  /** Opens the sites of workspace folders, so that their problems are reported before a file is open. */
  readonly addFolders: (folders: readonly string[]) => void
  /** Closes the sites of removed workspace folders. */
  readonly removeFolders: (folders: readonly string[]) => Promise<void>
  /** Returns the site that a file belongs to, and opens it if necessary; `undefined` if there is none. */
  readonly siteOf: (path: string) => SiteService | undefined
  /** Records the text of an open file. */
  readonly setText: (path: string, text: string) => void
  /** Records that an editor has saved an open file: code of the site runs from then on, and a file may be new. */
  readonly saveText: (path: string) => void
  /** Forgets the text of a file that was closed: the file on disk applies again. */
  readonly closeText: (path: string) => void
  /** Records changes on disk. */
  readonly changeFiles: (changes: readonly DiskChange[]) => void
  readonly sites: () => readonly SiteService[]
  readonly close: () => Promise<void>
}

/** A change of a file or folder on disk. */
export interface DiskChange {
  readonly path: string
  /** Whether it was created or removed. */
  readonly isStructural: boolean
}

/** Listeners of a workspace. */
export interface WorkspaceListeners {
  /** Receives the current diagnostics of a file; an empty list when the last one is fixed. */
  readonly onFileDiagnostics: (path: string, diagnostics: readonly Diagnostic[], siteDir: string) => void
  /** Called after each check of a site. */
  readonly onChecked: () => void
  readonly onError: (error: unknown) => void
}

// Saved code runs when it is read. Unsaved code must not: authors have not finished it.
const CODE = /\.[cm]?[jt]sx?$/i
const TOOL_FOLDER = /(?:^|\/)(?:node_modules|\.git|\.docgen|\.hg|\.svn|\.DS_Store)(?:\/|$)/

/** Creates an empty workspace. */
export function createWorkspace({ onFileDiagnostics, onChecked, onError }: WorkspaceListeners): Workspace {
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
  /**
   * Returns the sites to which a file belongs: the innermost that contains it, then those outside of it that read it.
   */
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
  /** Schedules changes for each site that reads the files. */
  const change = (changes: readonly DiskChange[]): void => {
    const bySite = new Map<SiteService, DiskChange[]>()
    for (const each of changes)
      for (const service of listReaders(each.path)) {
        const isTools = TOOL_FOLDER.test(toSitePath(service.siteDir, each.path))
        if (!isTools) bySite.set(service, [...(bySite.get(service) ?? []), each])
      }
    for (const [service, list] of bySite)
      service.change({
        paths: list.map(({ path }) => toSitePath(service.siteDir, path)),
        isStructural: list.some(({ isStructural }) => isStructural),
      })
  }
  return {
    addFolders: (folders) => {
      for (const folder of folders) for (const root of listSiteRoots(folder)) openSite(root)
    },
    removeFolders: async (folders) => {
      const isRemoved = (siteDir: string): boolean => folders.some((folder) => isInside(folder, siteDir))
      await Promise.all([...services.keys()].filter(isRemoved).map(closeSite))
    },
    siteOf: (path) => {
      const [reader] = listReaders(path)
      if (reader) return reader
      const root = findSiteRoot(dirname(path))
      return root === undefined ? undefined : openSite(root)
    },
    setText: (path, text) => {
      if (CODE.test(path)) return
      const previous = readUnsaved(path) ?? readSaved(path)
      setUnsavedText(path, text)
      if (previous?.equals(Buffer.from(text)) !== true) change([{ path, isStructural: false }])
    },
    saveText: (path) => {
      const isNew = !listReaders(path).some((each) => reads(each, path))
      if (CODE.test(path) || isNew) change([{ path, isStructural: isNew }])
    },
    closeText: (path) => {
      if (readUnsaved(path) === undefined) return
      setUnsavedText(path, undefined)
      change([{ path, isStructural: false }])
    },
    changeFiles: change,
    sites: () => [...services.values()],
    close: async () => {
      await Promise.all([...services.values()].map((each) => each.close()))
    },
  }
}

/**
 * Creates a function that receives all current diagnostics of a site, and reports the files whose diagnostics have
 * changed since its last call for the site. Diagnostics without a file are reported for `configFile`.
 */
function createSiteReporter(
  onFileDiagnostics: WorkspaceListeners['onFileDiagnostics'],
): (siteDir: string, diagnostics: readonly Diagnostic[], configFile?: string) => void {
  // Site → path → JSON of the diagnostics, as last reported.
  const reported = new Map<string, ReadonlyMap<string, string>>()
  return (siteDir, diagnostics, configFile = 'site.config.ts') => {
    const byPath = new Map<string, Diagnostic[]>()
    for (const diagnostic of diagnostics) {
      const path = join(siteDir, diagnostic.file ?? configFile)
      byPath.set(path, [...(byPath.get(path) ?? []), diagnostic])
    }
    const previous = reported.get(siteDir) ?? new Map<string, string>()
    const current = new Map([...byPath].map(([path, list]) => [path, JSON.stringify(list)]))
    reported.set(siteDir, current)
    for (const path of previous.keys()) if (!current.has(path)) onFileDiagnostics(path, [], siteDir)
    for (const [path, list] of byPath)
      if (previous.get(path) !== current.get(path)) onFileDiagnostics(path, list, siteDir)
  }
}

/** Whether a site has read a file as a page, a partial, or an asset. */
function reads({ session, siteDir }: SiteService, path: string): boolean {
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

/** The bytes of a file on disk; `undefined` if there is none that can be read. */
function readSaved(path: string): Buffer | undefined {
  try {
    return readRegularFile(path)
  } catch {
    return undefined
  }
}
