import { dirname } from 'node:path'
import { findSiteRoot, listSiteRoots } from '../config/find-site-root.js'
import { readRegularFile } from '../config/read-regular-file.js'
import { isInside } from '../config/site-path.js'
import { readUnsaved, setUnsavedText } from '../config/unsaved-files.js'
import { createOpenSites, type DiskChange, reads, type SiteListeners } from './open-sites.js'
import type { SiteService } from './site-service.js'

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

// Saved code runs when it is read. Unsaved code must not: authors have not finished it.
const CODE = /\.[cm]?[jt]sx?$/i

/** Creates an empty workspace. */
export function createWorkspace(listeners: SiteListeners): Workspace {
  const sites = createOpenSites(listeners)
  return {
    addFolders: (folders) => {
      for (const folder of folders) for (const root of listSiteRoots(folder)) sites.open(root)
    },
    removeFolders: async (folders) => {
      const removed = sites.all().filter(({ siteDir }) => folders.some((folder) => isInside(folder, siteDir)))
      await Promise.all(removed.map(({ siteDir }) => sites.close(siteDir)))
    },
    siteOf: (path) => {
      const [reader] = sites.listReaders(path)
      const root = findSiteRoot(dirname(path))
      // A site inside of an open one is opened with its first file.
      const isInnermost = root === undefined || (reader !== undefined && isInside(root, reader.siteDir))
      return isInnermost ? reader : sites.open(root)
    },
    setText: (path, text) => {
      if (CODE.test(path)) return
      const previous = readUnsaved(path) ?? readSaved(path)
      setUnsavedText(path, text)
      if (previous?.equals(Buffer.from(text)) !== true) sites.change([{ path, isStructural: false }])
    },
    saveText: (path) => {
      const isNew = !sites.listReaders(path).some((each) => reads(each, path))
      if (CODE.test(path) || isNew) sites.change([{ path, isStructural: isNew }])
    },
    closeText: (path) => {
      if (readUnsaved(path) === undefined) return
      setUnsavedText(path, undefined)
      sites.change([{ path, isStructural: false }])
    },
    changeFiles: sites.change,
    sites: sites.all,
    close: async () => {
      await Promise.all(sites.all().map((each) => each.close()))
    },
  }
}

/** The bytes of a file on disk; `undefined` if there is none that can be read. */
function readSaved(path: string): Buffer | undefined {
  try {
    return readRegularFile(path)
  } catch {
    return undefined
  }
}
