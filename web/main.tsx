import { startApp } from './app.tsx'

void startApp()
