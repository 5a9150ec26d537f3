import * as React from 'react'
import * as JsxRuntime from 'react/jsx-runtime'
import * as ReactDOM from 'react-dom'
import * as ReactDOMClient from 'react-dom/client'
import { takeGivenContent } from './given-content.js'

/**
 * React as one module, for the islands of a theme and those of a site alike: there is one React in a page. What hands
 * content to an island lies in the same chunk, so that what loads one stays small.
 */
export { JsxRuntime, React, ReactDOM, ReactDOMClient, takeGivenContent }
