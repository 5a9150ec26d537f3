import { delimiter, join } from 'node:path'

/** The program that runs docgen, and what its environment needs. */
export interface NodeProgram {
  readonly command: string
  readonly environment: Readonly<Record<string, string>>
}

/** The environment of the editor. */
export interface EditorEnvironment {
  /** Value of the variable `PATH`. */
  readonly path: string
  readonly isWindows: boolean
  /** The program of the editor, which can also run as Node. */
  readonly execPath: string
  readonly isFile: (path: string) => boolean
}

/** Finds the Node that also builds the site in a terminal; without one, that of the editor. */
export function findNode({ path, isWindows, execPath, isFile }: EditorEnvironment): NodeProgram {
  const name = isWindows ? 'node.exe' : 'node'
  const folder = path.split(delimiter).find((each) => each !== '' && isFile(join(each, name)))
  if (folder !== undefined) return { command: join(folder, name), environment: {} }
  return { command: execPath, environment: { ELECTRON_RUN_AS_NODE: '1' } }
}
