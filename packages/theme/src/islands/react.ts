import * as React from 'react'
import * as JsxRuntime from 'react/jsx-runtime'
import * as ReactDOM from 'react-dom'
import * as ReactDOMClient from 'react-dom/client'
import { takeGivenContent } from './given-content.js'
import { restoreStyles } from './restore-styles.js'
import { watchNames } from './watch-names.js'

/**
 * React as one module, for the islands of a theme and of a site: a page loads React once. The code that passes content
 * to an island, restores its styles and watches names is in the same chunk, which keeps the loader small.
 */
export { JsxRuntime, React, ReactDOM, ReactDOMClient, restoreStyles, takeGivenContent, watchNames }
