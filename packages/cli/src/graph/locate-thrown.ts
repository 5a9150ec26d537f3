import type { Diagnostic } from '@docgen/renderer/contract'

/** Finds the position where a function of the config threw an error; `undefined` if it is in no file of the site. */
export type LocateThrown = (error: unknown) => Pick<Diagnostic, 'file' | 'line' | 'column'> | undefined
