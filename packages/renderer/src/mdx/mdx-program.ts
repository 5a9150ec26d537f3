/** What the names of a page's scope stand for while its program runs. */
export interface ProgramScope {
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly toc: readonly { readonly value: string; readonly id: string; readonly level: number }[]
  readonly contentTitle: string | undefined
  readonly metadata: Readonly<Record<string, unknown>>
  readonly assets: Readonly<Record<string, unknown>>
}

/** The values of a file, each to be asked for by its key; one that throws does so when it is asked. */
export type ProgramValues = Readonly<Record<string, () => unknown>>

/** What the module of a file of MDX exports. */
export interface MdxProgram {
  readonly docgenProgram: (props: Readonly<Record<string, unknown>>, scope: ProgramScope) => ProgramValues
  /** In the place of the table of contents that the headings make. */
  readonly toc?: unknown
}

/** A program, or what was thrown where there is none. */
export type LoadedProgram = { readonly program: MdxProgram } | { readonly failure: unknown }
