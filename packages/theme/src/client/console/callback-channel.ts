/** Name of the channel on which the page that an authorization server redirects to reports its query. */
export const CALLBACK_CHANNEL = 'docgen-oauth'
