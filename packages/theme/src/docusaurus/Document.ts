import type { ReactNode } from 'react'
import { message } from './message.js'

/** Creates the component that code gets when it imports a Markdown file; the compiler inserts the content. */
export function createDocument(file: string): (props: Readonly<Record<string, unknown>>) => ReactNode {
  return (props) => message('document', { file, props })
}
