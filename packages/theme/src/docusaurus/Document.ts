import type { DocumentNode } from '@docgen/renderer/contract'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { isInBrowser, message } from './message.js'

type Props = Readonly<Record<string, unknown>>

interface Document {
  /** Path of the Markdown file from the site's folder, with a leading `/`. */
  readonly file: string
  /** The content as elements. Browsers render them; code can read them as the children of the rendered element. */
  readonly nodes: readonly DocumentNode[]
}

/** Creates the component that code receives when it imports a Markdown file. */
export function createDocument(document: Document): (props: Props) => ReactElement {
  return (props) => createElement(Content, { document, given: props }, ...document.nodes.map(toReact))
}

interface ContentProps {
  readonly document: Document
  readonly given: Props
  readonly children?: ReactNode
}

/** In a build, the compiler inserts the content. Browsers render the nodes. */
function Content({ document: { file }, given, children }: ContentProps): ReactNode {
  return isInBrowser() ? children : message('document', { file, props: given })
}

function toReact(node: DocumentNode): ReactNode {
  if (typeof node === 'string') return node
  const [name, props, children] = node
  return createElement(name || Fragment, props, ...children.map(toReact))
}
