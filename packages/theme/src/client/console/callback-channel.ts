/** Name of the channel. On it, the page that an authorization server redirects to sends the query of its URL. */
export const CALLBACK_CHANNEL = 'docgen-oauth'
