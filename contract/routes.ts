import type { Route } from './route.ts'
import { accountRoutes } from './routes/account-routes.ts'
import { actionRoutes } from './routes/action-routes.ts'
import { billingRoutes, seatRoutes } from './routes/billing-routes.ts'
import { caseRoutes } from './routes/case-routes.ts'
import { conversationRoutes } from './routes/conversation-routes.ts'
import { contactRoutes } from './routes/contact-routes.ts'
import { diagnosisRoutes } from './routes/diagnosis-routes.ts'
import { documentRoutes } from './routes/document-routes.ts'
import { feedbackRoutes } from './routes/feedback-routes.ts'
import { optimizerRoutes } from './routes/optimizer-routes.ts'
import { patientRoutes } from './routes/patient-routes.ts'
import { recordingRoutes } from './routes/recording-routes.ts'
import { reportRoutes } from './routes/report-routes.ts'
import { signInRoutes } from './routes/sign-in-routes.ts'
import { sourceRoutes } from './routes/source-routes.ts'
import { templateRoutes } from './routes/template-routes.ts'
import { transcriptRoutes } from './routes/transcript-routes.ts'
import { triggerRoutes } from './routes/trigger-routes.ts'

/** The one table of calls (contract), gathered by noun. Paths are below `BASE_PATH`. */
export const routes = {
  ...accountRoutes,
  ...signInRoutes,
  ...patientRoutes,
  ...caseRoutes,
  ...recordingRoutes,
  ...reportRoutes,
  ...documentRoutes,
  ...transcriptRoutes,
  ...diagnosisRoutes,
  ...triggerRoutes,
  ...optimizerRoutes,
  ...templateRoutes,
  ...sourceRoutes,
  ...conversationRoutes,
  ...actionRoutes,
  ...feedbackRoutes,
  ...contactRoutes,
  ...billingRoutes,
  ...seatRoutes,
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
