import { CALLBACK_CHANNEL } from './callback-channel.js'

// The page that an authorization server redirects to. Passes the query to the console that opened this window, and
// removes it from the history.
const channel = new BroadcastChannel(CALLBACK_CHANNEL)
channel.postMessage(location.search)
history.replaceState(null, '', location.pathname)
channel.close()
close()
