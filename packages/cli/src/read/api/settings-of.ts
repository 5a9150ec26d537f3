import type { ApiSettings } from '@docgen/renderer'

/** What the config says of an API that its pages depend on. */
export function settingsOf({ routeBase, webhookPlace, linkBase }: ApiSettings): ApiSettings {
  return {
    routeBase,
    ...(webhookPlace !== undefined && { webhookPlace }),
    ...(linkBase !== undefined && { linkBase }),
  }
}
