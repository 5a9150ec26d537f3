import { readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isInside } from '../../config/site-path.js'

/** The files of a built site: in an output folder, or on a server. */
export interface BuiltFiles {
  /** Folder or URL, for messages. */
  readonly location: string
  /** Reads the text of a file at a decoded path below the site's base URL; `undefined` if there is none. */
  readonly read: (file: string) => Promise<string | undefined>
}

/** Opens an output folder. Symbolic links out of it are not followed. */
export function openBuiltFolder(outDir: string): BuiltFiles {
  return {
    location: outDir,
    read: async (file) => {
      try {
        const path = await realpath(join(outDir, file))
        // Reading a named pipe would never end.
        const isOwn = isInside(await realpath(outDir), path) && (await stat(path)).isFile()
        return isOwn ? await readFile(path, 'utf8') : undefined
      } catch {
        // The file is missing, or the file system does not allow its name.
        return undefined
      }
    },
  }
}
