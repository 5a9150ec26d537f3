import type { ComponentType, ReactElement, ReactNode } from 'react'

/**
 * When an island loads its script: at the first pointer, key or focus event on it, when it becomes visible, or when the
 * browser is idle.
 */
export type IslandTiming = (typeof TIMINGS)[number]

/** Every timing. */
export const TIMINGS = ['intent', 'visible', 'idle'] as const

/** Settings that a module has for its islands. */
export interface IslandSettings {
  readonly when?: IslandTiming | undefined
  /** Whether the component stays plain HTML if its props are not JSON, or if it can't render as a separate root. */
  readonly isOptional?: boolean | undefined
  /**
   * Whether it stays plain HTML around content that it shows and that contains no other components of islands, if it
   * reads or changes the elements of this content.
   */
  readonly isPlainAroundContent?: boolean | undefined
  /** Whether it is an island only if it contains a component that is an island by itself. */
  readonly isPart?: boolean | undefined
  /** Whether its module contains a context, or reads one of another module. */
  readonly isOfContext?: boolean | undefined
  /** Whether it may provide a context to components within its content. */
  readonly reachesContexts?: boolean | undefined
}

/** The site's component that provides contexts. */
export interface IslandRoot {
  readonly component: ComponentType<{ readonly children?: ReactNode }>
  /** URL of its module. */
  readonly module: string
}

/** A component of the site that is an island, or can be part of one. */
export interface IslandPart {
  readonly component: ComponentType<object>
  /** Name of the export, with the path to a member: `default.Item`. */
  readonly name: string
  /** URL of the module. */
  readonly module: string
  readonly settings: IslandSettings
}

/** A component in the frame of an island. */
export interface FramedComponent {
  (props: object): ReactElement
  readonly islandPart: IslandPart
}
