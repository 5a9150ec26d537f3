import type { RootContent } from 'mdast'

/** A JSX element, block or inline; a fragment has no name. */
export type MdxJsx = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/** `{expression}`; its value is the code between the braces. */
export type MdxExpression = Extract<RootContent, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>

/** A block of imports and exports. */
export type MdxEsm = Extract<RootContent, { type: 'mdxjsEsm' }>

/** `name`, `name="text"`, `name={expression}`, or `{...expression}`. */
export type MdxAttribute = MdxJsx['attributes'][number]
