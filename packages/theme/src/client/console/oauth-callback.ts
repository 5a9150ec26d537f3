import { CALLBACK_CHANNEL } from './callback-channel.js'

// The page that an authorization server redirects to. Its query is for the console that asked; the history keeps none.
const channel = new BroadcastChannel(CALLBACK_CHANNEL)
channel.postMessage(location.search)
history.replaceState(null, '', location.pathname)
channel.close()
close()
