/** Name of the channel on which the page of `oauth-callback.ts` sends the query of its URL to the console. */
export const CALLBACK_CHANNEL = 'docgen-oauth'
