import type { ApiSettings } from '@docgen/renderer/openapi'

/** The API settings of the config that its pages depend on. */
export function settingsOf({ routeBase, webhookPlace, linkBase }: ApiSettings): ApiSettings {
  return {
    routeBase,
    ...(webhookPlace !== undefined && { webhookPlace }),
    ...(linkBase !== undefined && { linkBase }),
  }
}
