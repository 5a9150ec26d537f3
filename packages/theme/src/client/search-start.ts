// The script of the search page: one file instead of two saves readers a request. The search thread runs the same file.
import './search.js'

if (typeof document !== 'undefined') void import('./bootstrap.js')
