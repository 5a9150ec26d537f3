/** Name of the `BroadcastChannel` on which the OAuth callback page sends the query of its URL to the API console. */
export const CALLBACK_CHANNEL = 'docgen-oauth'
