// Exports of docgen's own modules for components and MDX: docgen's blocks. `index.ts` references this file, so a
// project that imports `@docgen/cli`, as every site.config.ts does, has these types.

declare module '@docgen/theme/accordion' {
  import type { ComponentType, ReactNode } from 'react'

  const Accordion: ComponentType<{
    title?: ReactNode
    icon?: ReactNode
    defaultOpen?: boolean
    id?: string
    className?: string
    children?: ReactNode
  }>
  export default Accordion
}
declare module '@docgen/theme/accordion-group' {
  import type { ComponentType, ReactNode } from 'react'

  const AccordionGroup: ComponentType<{ exclusive?: boolean; className?: string; children?: ReactNode }>
  export default AccordionGroup
}
declare module '@docgen/theme/badge' {
  import type { ComponentType, ReactNode } from 'react'

  const Badge: ComponentType<{
    text?: ReactNode
    type?: 'note' | 'tip' | 'info' | 'warning' | 'danger'
    icon?: string
    children?: ReactNode
  }>
  export default Badge
}
declare module '@docgen/theme/card' {
  import type { ComponentType, ReactNode } from 'react'

  const Card: ComponentType<{
    title?: ReactNode
    icon?: ReactNode
    href?: string
    className?: string
    children?: ReactNode
  }>
  export default Card
}
declare module '@docgen/theme/card-grid' {
  import type { ComponentType, ReactNode } from 'react'

  const CardGrid: ComponentType<{ cols?: number | string; className?: string; children?: ReactNode }>
  export default CardGrid
}
declare module '@docgen/theme/card-group' {
  import type { ComponentType, ReactNode } from 'react'

  const CardGroup: ComponentType<{ cols?: number | string; className?: string; children?: ReactNode }>
  export default CardGroup
}
declare module '@docgen/theme/code-group' {
  import type { ComponentType, ReactNode } from 'react'

  const CodeGroup: ComponentType<{ group?: string; children?: ReactNode }>
  export default CodeGroup
}
declare module '@docgen/theme/column' {
  import type { ComponentType, ReactNode } from 'react'

  const Column: ComponentType<{ children?: ReactNode }>
  export default Column
}
declare module '@docgen/theme/columns' {
  import type { ComponentType, ReactNode } from 'react'

  const Columns: ComponentType<{ cols?: number | string; className?: string; children?: ReactNode }>
  export default Columns
}
declare module '@docgen/theme/file-tree' {
  import type { ComponentType, ReactNode } from 'react'

  const FileTree: ComponentType<{ children?: ReactNode }>
  export default FileTree
}
declare module '@docgen/theme/frame' {
  import type { ComponentType, ReactNode } from 'react'

  const Frame: ComponentType<{ caption?: ReactNode; children?: ReactNode }>
  export default Frame
}
declare module '@docgen/theme/hero' {
  import type { ComponentType, ReactNode } from 'react'

  /** The first part of a landing page. `children` are next to its text. */
  const Hero: ComponentType<{
    title?: ReactNode
    eyebrow?: ReactNode
    tagline?: ReactNode
    actions?: readonly { text: ReactNode; link: string; icon?: string }[]
    search?: boolean
    children?: ReactNode
  }>
  export default Hero
}
declare module '@docgen/theme/eyebrow' {
  import type { ComponentType, ReactNode } from 'react'

  const Eyebrow: ComponentType<{ children?: ReactNode }>
  export default Eyebrow
}
declare module '@docgen/theme/actions' {
  import type { ComponentType, ReactNode } from 'react'

  /** A list of links as buttons. */
  const Actions: ComponentType<{ children?: ReactNode }>
  export default Actions
}
declare module '@docgen/theme/section' {
  import type { ComponentType, ReactNode } from 'react'

  const Section: ComponentType<{
    title?: ReactNode
    id?: string
    tone?: 'plain' | 'raised' | 'accent'
    className?: string
    children?: ReactNode
  }>
  export default Section
}
declare module '@docgen/theme/logos' {
  import type { ComponentType, ReactNode } from 'react'

  const Logos: ComponentType<{ title?: ReactNode; children?: ReactNode }>
  export default Logos
}
declare module '@docgen/theme/icon' {
  import type { ComponentType } from 'react'

  const Icon: ComponentType<{ name: string; label?: string }>
  export default Icon
}
declare module '@docgen/theme/link-card' {
  import type { ComponentType, ReactNode } from 'react'

  const LinkCard: ComponentType<{
    title?: ReactNode
    icon?: ReactNode
    href?: string
    description?: ReactNode
    className?: string
  }>
  export default LinkCard
}
declare module '@docgen/theme/step' {
  import type { ComponentType, ReactNode } from 'react'

  const Step: ComponentType<{ title?: ReactNode; children?: ReactNode }>
  export default Step
}
declare module '@docgen/theme/steps' {
  import type { ComponentType, ReactNode } from 'react'

  const Steps: ComponentType<{ children?: ReactNode }>
  export default Steps
}
declare module '@docgen/theme/tooltip' {
  import type { ComponentType, ReactNode } from 'react'

  const Tooltip: ComponentType<{ tip: string; children?: ReactNode }>
  export default Tooltip
}
declare module '@docgen/theme/update' {
  import type { ComponentType, ReactNode } from 'react'

  const Update: ComponentType<{
    label: string
    date?: string
    tags?: readonly string[]
    id?: string
    children?: ReactNode
  }>
  export default Update
}
