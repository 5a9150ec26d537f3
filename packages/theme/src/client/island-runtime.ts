import type { ComponentType } from 'react'

/** An island to hydrate, and a callback for failures. */
export interface HydrationRequest {
  readonly element: HTMLElement
  readonly component: ComponentType<Record<string, unknown>>
  readonly props: Record<string, unknown>
  /** Called when the component throws while it renders, now or later. */
  readonly onCrash: (error: unknown) => void
}

/** Hydrates one island; resolves to a function that unmounts it. */
export type Hydrate = (request: HydrationRequest) => Promise<() => void>

/** The module that contains React. The script of islands imports only this type, so that React loads on demand. */
export interface IslandRuntime {
  readonly hydrate: Hydrate
}
