import type { ComponentType } from 'react'

/** What is hydrated, and who hears of it when it fails. */
export interface HydrationRequest {
  readonly element: HTMLElement
  readonly component: ComponentType<Record<string, unknown>>
  readonly props: Record<string, unknown>
  /** Called when the component throws while it renders, now or later. */
  readonly onCrash: (error: unknown) => void
}

/** Hydrates one island; resolves to what takes it down again. */
export type Hydrate = (request: HydrationRequest) => Promise<() => void>

/** The module that holds React: bootstrap and islands know it by this type only, so that it loads when it is needed. */
export interface IslandRuntime {
  readonly hydrate: Hydrate
}
