import type { HTMLAttributes, ImgHTMLAttributes, ReactElement, ReactNode } from 'react'
import { Admonition } from './blocks/Admonition.js'
import { CodeBlock, type CodeBlockProps, Mermaid } from './blocks/CodeBlock.js'
import { Details } from './blocks/Details.js'
import { Head } from './Head.js'
import { Heading, type HeadingProps } from './Heading.js'
import { createLink, type LinkedSite } from './Link.js'

/** Creates the exports of `@theme/MDXComponents` and its parts: the components that render Markdown elements. */
export function createMdxComponents(site: LinkedSite) {
  const A = createLink(site)
  const level = (as: NonNullable<HeadingProps['as']>) => (props: HeadingProps) => Heading({ ...props, as })
  const parts = { A, Code, Details, Head, Heading, Img, Li, Pre, Ul }
  const headings = {
    h1: level('h1'),
    h2: level('h2'),
    h3: level('h3'),
    h4: level('h4'),
    h5: level('h5'),
    h6: level('h6'),
  }
  const elements = { a: A, code: Code, details: Details, img: Img, li: Li, pre: Pre, ul: Ul, ...headings }
  return { ...parts, all: { ...elements, admonition: Admonition, Details, Head, mermaid: Mermaid } }
}

function Code(props: CodeBlockProps): ReactElement {
  const { children } = props
  const isInline = typeof children === 'string' && !children.includes('\n')
  return isInline ? <code className={props.className}>{children}</code> : <CodeBlock {...props} />
}

function Img({ alt = '', ...props }: ImgHTMLAttributes<HTMLImageElement>): ReactElement {
  return <img loading="lazy" decoding="async" alt={alt} {...props} />
}

function Li(props: HTMLAttributes<HTMLLIElement>): ReactElement {
  return <li {...props} />
}

/** Renders only its children, because the code block in it renders a `pre` itself. */
function Pre({ children }: { readonly children?: ReactNode }): ReactNode {
  return children
}

function Ul(props: HTMLAttributes<HTMLUListElement>): ReactElement {
  return <ul {...props} />
}
