import type { ReactNode } from 'react'
import { message } from './message.js'

/** Makes the component that a file of Markdown is to code that imports it: the compiler puts in its content. */
export function createDocument(file: string): (props: Readonly<Record<string, unknown>>) => ReactNode {
  return (props) => message('document', { file, props })
}
