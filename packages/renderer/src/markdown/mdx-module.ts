import type { ReactNode } from 'react'

/** The values of a page's scope while its MDX module runs. */
export interface MdxModuleScope {
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly toc: readonly { readonly value: string; readonly id: string; readonly level: number }[]
  readonly contentTitle: string | undefined
  readonly metadata: Readonly<Record<string, unknown>>
  readonly assets: Readonly<Record<string, unknown>>
}

/** Functions that return the values of a file, by key. Its code runs, and may throw, when they are called. */
export type MdxModuleValues = Readonly<Record<string, () => unknown>>

/** A `ServerStyleSheet` of styled-components. */
export interface StyleCollector {
  /** Wraps a node in the context that collects styles. */
  collectStyles(node: ReactNode): ReactNode
  /** The collected styles as HTML. */
  getStyleTags(): string
}

/** Exports of the module of an MDX file. */
export interface MdxModule {
  readonly docgenModule: (props: Readonly<Record<string, unknown>>, scope: MdxModuleScope) => MdxModuleValues
  /** Replaces the table of contents built from the headings. */
  readonly toc?: unknown
  /** Returns the component that provides React contexts. */
  readonly docgenRoot?: () => unknown
  /** Creates the collector of the styles of components, if the site has a package for them. */
  readonly docgenStyled?: () => StyleCollector
}

/** An MDX module, or the error if it could not be loaded. */
export type LoadedMdxModule = { readonly mdxModule: MdxModule } | { readonly failure: unknown }
