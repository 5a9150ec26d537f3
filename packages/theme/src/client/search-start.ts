// The script of the search page: one file instead of two saves readers a request. The search thread runs the same file.
if (typeof document === 'undefined') void import('./search.js')
else void import('./bootstrap.js')
