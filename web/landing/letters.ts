// The faces of all letters: those of a page's own language stand in its document (`web/build/pages.ts`).
import './letters.css'
