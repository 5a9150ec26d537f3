// Files that components and pages can import. Only sites that ask for these types have them, because other tools declare
// the same patterns.

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.module.sass' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.module.less' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css' {}
declare module '*.scss' {}
declare module '*.sass' {}
declare module '*.less' {}

declare module '*.avif' {
  const url: string
  export default url
}
declare module '*.gif' {
  const url: string
  export default url
}
declare module '*.ico' {
  const url: string
  export default url
}
declare module '*.jpeg' {
  const url: string
  export default url
}
declare module '*.jpg' {
  const url: string
  export default url
}
declare module '*.png' {
  const url: string
  export default url
}
declare module '*.webp' {
  const url: string
  export default url
}
declare module '*.svg' {
  import type { ComponentType, SVGProps } from 'react'

  export const ReactComponent: ComponentType<SVGProps<SVGSVGElement> & { title?: string }>
  const Image: ComponentType<SVGProps<SVGSVGElement> & { title?: string }>
  export default Image
}

declare module '*?raw' {
  const text: string
  export default text
}
declare module '*.md' {
  import type { ComponentType } from 'react'

  const Document: ComponentType
  export default Document
}
declare module '*.mdx' {
  import type { ComponentType } from 'react'

  const Document: ComponentType<Readonly<Record<string, unknown>>>
  export default Document
}
