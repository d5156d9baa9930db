import type { HelpText } from './help-text.ts'

export const en: readonly HelpText[] = [
  {
    id: 'first-recording', title: 'Record your first consultation',
    body: [
      '1. Choose **Start recording** on the control panel.',
      '2. Say “stethoscope” in your normal voice. Once the sound comes through, you can start.',
      '3. Press **The patient has been told** when you have mentioned the recording.',
      '4. Fill in name, sex and age if you like. Without a name the case is anonymous.',
      '5. Press **Start recording** and talk as usual. **Pause** stops for a while, **Resume** goes on.',
      '6. Pause and press **Finish and upload**. The report appears on the screen.',
      '',
      'Findings and values that were not said aloud can be typed under **Additional notes**. The text so far can be read while you talk, if there ' +
        'is a speech engine. Always read the report before you use it.',
    ].join('\n'),
    words: ['record', 'recording', 'start', 'get started', 'first time', 'dictate', 'consent', 'informed', 'microphone', 'begin'],
  },
  {
    id: 'upload-file', title: 'Upload an audio file',
    body: [
      '1. Choose **Start recording** on the control panel.',
      '2. Fill in what you know of the patient, and type additional notes if there are any.',
      '3. Press **Upload an audio file**, or drop the file on the page.',
      '4. Wait until it has been sent. You are taken to the report.',
      '',
      'The file may be `.m4a`, `.mp3`, `.webm`, `.mp4`, `.mpga`, `.wav` or `.mpeg`. You cannot upload while a recording is running. The operator ' +
        'may have set a limit to how much sound you can send in a day. Without a speech engine the sound is kept safely and waits. Text files ' +
        'belong on the control panel, not here.',
    ].join('\n'),
    words: ['upload', 'audio file', 'file', 'mp3', 'm4a', 'wav', 'webm', 'mp4', 'dictaphone', 'phone recording', 'drop', 'import'],
  },
  {
    id: 'paste-text', title: 'Paste or type a conversation',
    body: [
      'If you already have the text, you need no recording.',
      '',
      '1. Go to the control panel, to the field **Type or paste the conversation**.',
      '2. Paste the text, drop a `.txt` file on the field, or use **Choose text file**. Keywords will do too.',
      '3. It helps to say who is speaking, with “Doctor:” and “Patient:” in front of each turn.',
      '4. Press **Make report**, or Ctrl + Enter.',
      '',
      'The limit is 600,000 characters. Divide a longer text into two cases. If something goes wrong, your text still stands in the ' +
        'field, so that you can try again.',
    ].join('\n'),
    words: ['paste', 'text', 'transcript', 'type', 'keywords', 'text file', 'txt', 'no audio', 'finished text', 'import text'],
  },
  {
    id: 'microphone-trouble', title: 'The microphone does not work',
    body: [
      '- **The browser keeps us out:** press the icon to the left of the address, allow the microphone for the page, and press **Test the microphone again**.',
      '- **No sound for 10 seconds:** say the test word once more, closer. Choose another microphone at the top of the page.',
      '- **Muted:** turn the sound on with the switch on the microphone or in the sound settings of your computer.',
      '- **Not connected:** plug the headset in again, or choose another microphone.',
      '- **Cannot be opened:** close other programs that use it, such as video meetings.',
      '- **Lost during a recording:** what has been recorded is safe. Finish and upload.',
      '',
      'If nothing helps, upload an audio file or paste the text instead.',
    ].join('\n'),
    words: ['microphone', 'no sound', 'muted', 'permission', 'headset', 'cannot hear', 'browser blocks', 'wrong microphone', 'quiet', 'test'],
  },
  {
    id: 'interrupted-recording', title: 'The recording was interrupted',
    body: [
      'Sound is stored on the device every second and sent to the server as you go.',
      '',
      '1. Open the page again on the same device, in the same browser.',
      '2. You are told **A recording was interrupted**, with its time and length.',
      '3. Press **Recover and upload**. If you do not want it, press **Discard**; the sound is then deleted both on the device and on the ' +
        'server, and this cannot be undone.',
      '',
      'When the network is away, the recording goes on on the device and is sent when it is back. If you are signed out meanwhile, press **Sign in ' +
        'in a new tab**. A recording that was not sent stays on the device for 30 days at most.',
    ].join('\n'),
    words: ['interrupted', 'crash', 'lost recording', 'network down', 'battery', 'closed tab', 'recover', 'restore', 'lost audio', 'power cut'],
  },
  {
    id: 'no-speech-engine', title: 'No speech engine is installed',
    body: [
      'Without a speech engine a recording is kept but does not become text. The case then shows **Waiting**.',
      '',
      '1. If it is urgent, write what matters in the field **Write what matters, get the report now** and press **Write the report now**. Keywords will do.',
      '2. If you have the text elsewhere, paste it on the control panel.',
      '3. Ask the operator whether a speech engine can be set up.',
      '',
      'When there is one, the recording goes on by itself. Sound without a named patient is deleted with its case after 12 hours, and other sound ' +
        'after 30 days, heard or not, unless the operator has set other periods.',
    ].join('\n'),
    words: ['waiting', 'speech recognition', 'no transcription', 'no text', 'recording waits', 'engine', 'no report', 'voice'],
  },
  {
    id: 'edit-report', title: 'Correct and write in the report',
    body: [
      'Write straight into the text. Everything saves itself, and **Saved** shows when it is done.',
      '',
      '- Undo the last change with Ctrl + Z.',
      '- If a word was misheard, find it under **Conversation** beside the report and press it. Words with a dotted line were heard with doubt. A ' +
        'correction does not alter the report but checks it again.',
      '- If something is missing, write it in the note under **Recordings and notes** and press **Save and regenerate report**.',
      '- **Earlier versions** shows older texts, which you can compare and restore.',
      '',
      'If the report was changed elsewhere at the same time, both texts are kept and you choose.',
    ].join('\n'),
    words: ['edit', 'change text', 'correct', 'save', 'typo', 'versions', 'undo', 'two places at once', 'misheard', 'note'],
  },
  {
    id: 'less-or-more-detail', title: 'A shorter or longer report',
    body: [
      '1. Press **Less detailed** or **More detailed** below the report. For one section, open the menu at its heading and choose **Shorten the ' +
        'section** or **Expand the section**.',
      '2. Go on writing meanwhile if you like. Nothing is replaced until you say so.',
      '3. Press **Show changes** when the new text is ready.',
      '4. Go through them: **Take in** or **Leave out** for each change.',
      '5. Press **Use**, or **Discard** to keep the old text.',
      '',
      'Words you wrote yourself stay. **Write again** makes the whole report once more in the same way.',
    ].join('\n'),
    words: ['less detailed', 'more detailed', 'shorten', 'expand', 'length', 'too long', 'too short', 'section', 'write again'],
  },
  {
    id: 'templates', title: 'A template for the kind of visit',
    body: [
      'A template sets which sections the report has, their order and their headings. It adds nothing, and medicines, allergies and when to seek ' +
        'help always stay.',
      '',
      '1. Choose in the field **Template** before you record or make the report, for example control, telephone or vaccination. **As usual** is no template.',
      '2. To change it afterwards, go to the field **Template** at the end of the report. If you have written in the report yourself, the proposal ' +
        'is laid beside your own words, and you choose.',
      '3. Press **Save this shape as a template** to make one of your own from the report you see. That is also where your own templates are deleted.',
      '',
      'A template of your own keeps headings, never the text of the report. Your instructions from the prompt optimizer go before the template. ' +
        'Reports already written do not change when a template is deleted.',
    ].join('\n'),
    words: ['report template', 'templates', 'kind of visit', 'order', 'headings', 'sections', 'layout', 'structure', 'own template'],
  },
  {
    id: 'change-by-prompt', title: 'Ask for a change in your own words',
    body: [
      '1. Write in the field **What should change?** below the report, for example “merge plan and measures” or “shorten the summary”.',
      '2. Press **Send**.',
      '3. Look at the proposal with **Show changes**, and choose **Use** or **Discard**.',
      '',
      'What can be done depends on whether a language model is connected. Without one, only length and sections can be changed, and what was not ' +
        'done is listed. If you leave the page before choosing, the proposal is gone and the report stands as it did. Names and numbers are masked ' +
        'before anything goes to a language model.',
    ].join('\n'),
    words: ['wish', 'prompt', 'instruction', 'what should change', 'request', 'rephrase', 'style', 'wording', 'language model'],
  },
  {
    id: 'marks-and-evidence', title: 'Marks, and what a sentence rests on',
    body: [
      'Every sentence shows what it rests on.',
      '',
      '1. Point at a sentence, or put the cursor in it and press Ctrl + full stop.',
      '2. Read the words. **Show in context** opens the place in the conversation, and **Play** lets you hear it while the sound is kept.',
      '',
      'A mark on the left means another source than usual, such as the note or a trigger phrase, or doubt. **Not found in the conversation** means ' +
        'that the sentence was not found in what was said or typed. Press **It is right** if you can answer for it, otherwise **Remove**.',
      '',
      'The marks do not find every error. A sentence without a mark may be misunderstood too.',
    ].join('\n'),
    words: ['mark', 'evidence', 'support', 'source', 'proof', 'unsupported', 'line', 'play', 'where does it come from', 'verify'],
  },
  {
    id: 'left-out', title: 'What was said but is not in the report',
    body: [
      'Beside the report stands **Said, but not in the report**. It lists what was said and is not in the report.',
      '',
      '1. Open **Sources** beside the report if they are closed.',
      '2. Read each item.',
      '3. Press **Add** to bring it in. You see which section it went to.',
      '4. Press **Leave out** to take it off the list.',
      '',
      'The list does not necessarily catch everything. To look for yourself, use **Search the conversation**. Before you sign, you are shown how ' +
        'many things are still left out.',
    ].join('\n'),
    words: ['left out', 'missing from report', 'forgotten', 'omitted', 'add', 'said', 'complete', 'omission'],
  },
  {
    id: 'questions-beside-report', title: 'Questions about the medicines',
    body: [
      'When the conversation does not tell for certain whether a medicine is in use, it is not put straight into the list. A question ' +
        'stands beside the report instead.',
      '',
      '1. Go to **Questions about the medicines**.',
      '2. See what the question rests on.',
      '3. Answer with one press: **Takes it**, **Started**, **Stopped** or **Not the patient’s**. Some questions have other choices, such as ' +
        'which of two medicines is meant.',
      '4. The answer goes into the list of medicines when it belongs there. You can undo it.',
      '',
      'An open question is in no copy and not in the signed report. Check the list yourself: not every medicine is listed or asked about.',
    ].join('\n'),
    words: ['question', 'medication list', 'medicines', 'drugs', 'takes', 'stopped', 'started', 'uncertain medicine', 'answer', 'dose'],
  },
  {
    id: 'copy-print-export', title: 'Copy, print or fetch as FHIR',
    body: [
      '- **Copy** takes the whole report. One section is copied from the menu at its heading.',
      '- Under **More commands** you choose how the text is copied: with headings, without headings, heading on the same line, bulleted list or short lines.',
      '- **Download** gives a text file.',
      '- **Download as HL7 FHIR** gives a document for systems that accept it. Wait until it says “Saved”.',
      '- Print with the browser’s own command, Ctrl + P.',
      '',
      'If the browser does not let you copy, select the text and copy it yourself. Unanswered questions about medicines are not included. Make ' +
        'sure the right text is in the record, because an anonymous case is deleted.',
    ].join('\n'),
    words: ['copy', 'print', 'printing', 'download', 'record system', 'EHR', 'FHIR', 'paste into record', 'file', 'headings', 'bullet list'],
  },
  {
    id: 'sign-report', title: 'Sign the report',
    body: [
      '1. Read the report through.',
      '2. Press **Sign**. Under **Before you sign** you see whether there are paragraphs without support, open questions, open proposals or things left out.',
      '3. Confirm. The text is frozen with your name and the time, and nobody can change it afterwards, not even you.',
      '',
      'If something comes later, write an **addendum** below the report and press **Add**. Open questions are not included, and an open proposal is discarded.',
      '',
      'A signature does not stop the deletion of an anonymous case. Copy the report to the record before the time shown when you sign.',
    ].join('\n'),
    words: ['sign', 'signature', 'freeze', 'approve', 'lock', 'addendum', 'done', 'checksum', 'version'],
  },
  {
    id: 'referral', title: 'Write a referral',
    body: [
      '1. Say in the report where the patient is referred to, if it is not there already.',
      '2. Open the menu at that section, or **New document**, and choose **Write referral**.',
      '3. Read the line **Missing**. Press it and fill in, for example, the recipient, the urgency or the identity number.',
      '4. Edit the text, and copy or download it in the same ways as the report.',
      '',
      'What nobody said is not there, and nothing is guessed. What you fill in about you and the practice is stored in the settings and used on ' +
        'later referrals and letters. The referral is not sent from here; you take it where it belongs.',
    ].join('\n'),
    words: ['referral', 'refer', 'specialist', 'recipient', 'missing', 'licence number', 'GP', 'practice', 'send on'],
  },
  {
    id: 'patient-letter', title: 'Letter to the patient',
    body: [
      '1. Open the case and choose **New document**.',
      '2. Choose **Letter to the patient**. In the vet edition it is **Letter to the owner**.',
      '3. Read it through. The letter says only what the report says, in simpler words.',
      '4. Change what you like. Changes save themselves.',
      '5. Copy it, download it or print it.',
      '',
      'If something about you or the practice is missing, you can fill it in; empty fields are left out. The letter lies with the ' +
        'report under **Documents of the case** and is deleted with the case. You can delete the letter alone and keep the report. ' +
        'Nothing is sent to the patient from here.',
    ].join('\n'),
    words: ['letter', 'patient letter', 'explain', 'plain words', 'patient information', 'advice', 'write to', 'summary'],
  },
  {
    id: 'insurance-certificate', title: 'Insurance certificate for an animal',
    body: [
      '1. Open the case in the animal edition and choose **New document** and **Insurance certificate**.',
      '2. Read the fields. Each says where it comes from; press **From the talk** to see the words it rests on.',
      '3. Fill in what is open. **Next open field** takes you there.',
      '4. Choose **Download PDF** or **Print**, and sign.',
      '5. Choose **Put into the case** if the certificate is to be kept.',
      '',
      'What nobody said is open, and nothing is guessed. Until you put the certificate into the case it is stored nowhere, and its ' +
        'number is random and written down nowhere. In the case it lies encrypted beside the report and is deleted with it. Nothing is ' +
        'sent to the insurer from here.',
    ].join('\n'),
    words: ['insurance', 'certificate', 'policy', 'claim', 'PDF', 'statement', 'insurer', 'company'],
  },
  {
    id: 'anonymous-case', title: 'Anonymous case and deletion after 12 hours',
    body: [
      'If you give no name, the case is anonymous.',
      '',
      '- Names, numbers, addresses and dates in what is heard are masked before the text is stored. Those words cannot be brought ' +
        'back. Masking is not perfect.',
      '- The sound is deleted once it has become text.',
      '- Text, report, letters and notes are deleted after 12 hours, unless the operator has set another period. The time left is shown with the case.',
      '- Signing does not stop the deletion.',
      '',
      'Copy the report to the record in time. You can delete the case yourself at any time from its menu: **Delete the case**. Nobody ' +
        'can bring a deleted case back.',
    ].join('\n'),
    words: ['anonymous', 'deleted', '12 hours', 'no name', 'deadline', 'gone', 'temporary', 'audio deleted', 'where is my case'],
  },
  {
    id: 'named-patient', title: 'Named patient',
    body: [
      '1. Write the name in the field **Name** on the recording page before you finish the recording.',
      '2. The patient appears in the menu under **Patients**, with the cases.',
      '3. Add more recordings to the same case under **Recordings and notes**, with **Add recording**.',
      '',
      'Cases with a name are not deleted by themselves. You decide, and the law on medical records applies. Sound is deleted after 30 days, unless ' +
        'the operator has set something else. From the menu at the patient choose **Change the name**, or **Delete the patient** to remove the ' +
        'patient with all cases. Deletion cannot be undone.',
    ].join('\n'),
    words: ['name', 'patient', 'keep a case', 'several consultations', '30 days', 'store', 'change name', 'delete patient', 'history'],
  },
  {
    id: 'trigger-phrases', title: 'Trigger phrases that insert your text',
    body: [
      '1. Open **Trigger phrases** from the control panel or the user menu.',
      '2. Write a phrase of two to five words that you do not say otherwise, such as “normal chest exam”.',
      '3. Write the text to insert. Begin with a heading, such as “Plan:”, to choose the section. Otherwise it goes under additional notes.',
      '4. Press **Save**.',
      '',
      'Say the phrase during the consultation and your text stands in the report, marked with a triangle. Inflection, pauses and small mishearings ' +
        'do not matter. A phrase can also make the report shorter or more detailed. Press a phrase in the list to change or delete it.',
    ].join('\n'),
    words: ['trigger phrase', 'phrase', 'standard text', 'template', 'shortcut', 'boilerplate', 'command', 'autotext', 'macro', 'dictation'],
  },
  {
    id: 'diagnosis-suggestions', title: 'Diagnosis suggestions',
    body: [
      'The suggestions stand apart beside the report and are no part of it. You choose.',
      '',
      '1. Open **Diagnosis suggestions**.',
      '2. Press **What it rests on** to see what in the conversation speaks for and against.',
      '3. Add symptoms with **Pick on the body** or by searching.',
      '4. **Insert** puts a suggestion into the assessment in the report.',
      '',
      'The ranking is not a calculated probability, and the weights behind it have not been checked by a clinician. If you do not find the panel, ' +
        'it is switched off; the operator decides. The product is not a medical device.',
    ].join('\n'),
    words: ['diagnosis', 'suggestions', 'codes', 'ICPC', 'symptoms', 'body', 'differential', 'probability', 'switched off'],
  },
  {
    id: 'chat-with-sources', title: 'Ask professional sources',
    body: [
      '1. Choose **Ask medical sources** on the control panel.',
      '2. Write the question. Enter sends, Shift + Enter starts a new line.',
      '3. Press a source below the answer to read the passage, with publisher and date.',
      '',
      'The answer rests on the sources that have been brought in here, and none of your cases is part of it. If no national source has been ' +
        'brought in, you are told. Without a language model the answer is a search, and says so. **Not supported by the sources** means that no ' +
        'source named says this. Text marked as an example is invented and not for patients.',
      '',
      'Do not write names or identity numbers.',
    ].join('\n'),
    words: ['chat', 'ask', 'sources', 'guideline', 'recommendation', 'medicine', 'look up', 'clinical question', 'citation', 'search'],
  },
  {
    id: 'chat-about-case', title: 'Ask about the case',
    body: [
      '1. Open the case and choose **Chat** or **Chat about this case**.',
      '2. Ask, for example, “How long has this been going on?” or “What was agreed as the next step?”.',
      '3. Press a place in the answer to see the words in the conversation, the note or the report. You can hear them while the sound is kept.',
      '',
      'The answer rests on this case alone. Other cases and outside sources are no part of it. Without a language model you get the places in the ' +
        'conversation, not a written explanation. What is marked as **not supported** was not found in what was said or noted. The chat of an ' +
        'anonymous case is deleted with the case.',
    ].join('\n'),
    words: ['chat about case', 'what was said', 'find again', 'ask the case', 'forgot', 'search conversation', 'answer', 'places'],
  },
  {
    id: 'languages', title: 'Language of the screen and of the report',
    body: [
      '- **Screen:** choose the language at the top right. There are Norwegian, Swedish, Danish, English and Russian.',
      '- **Reports:** open **Settings** and choose **Language of the reports**. Press **Save**.',
      '',
      'If the conversation is in another language than your setting, the report is written in the language of the conversation, and you are given ' +
        'a choice. **Keep** leaves it. **Write in** uses the language you have set. Reports made on this server, without a language model, then ' +
        'get only their headings in the new language; what was said stands as it was said.',
    ].join('\n'),
    words: ['language', 'Norwegian', 'Swedish', 'Danish', 'English', 'Russian', 'translate', 'report language', 'change language', 'screen language'],
  },
  {
    id: 'practice-type', title: 'Practice type',
    body: [
      'The practice type decides which sections and words the report gets. You have to choose one before you begin.',
      '',
      '1. Open the user menu and choose **Settings**.',
      '2. Choose your **Practice type**, for example family doctor, psychiatrist, dermatologist, gynaecologist, physiotherapist or ophthalmologist.',
      '3. Press **Save**.',
      '',
      'New reports follow your choice. Vets belong in the vet edition. If you are registered in the other edition, you may open that one or change ' +
        'your practice type. In the settings you also fill in **About you and the practice**, which stands on referrals and letters.',
    ].join('\n'),
    words: ['practice type', 'specialty', 'family doctor', 'psychiatrist', 'dermatologist', 'emergency', 'sections', 'headings', 'template', 'physiotherapist'],
  },
  {
    id: 'subscription', title: 'Subscription and cancelling',
    body: [
      '- **Choose:** under **Choose a plan** pick yearly or monthly and press **Get started**. You go on to payment, and nothing is ' +
        'charged until you confirm there.',
      '- **See:** open the user menu and **Subscription**. It shows status, period, price and renewal.',
      '- **Cancel:** press **Cancel the subscription** on the same page and confirm.',
      '',
      'After cancelling you keep access to the end of the period. Then the account is read-only: you can read your cases but not make or change ' +
        'anything. The periods of deletion go on as before. If you delete the whole account, the subscription ends without a refund.',
    ].join('\n'),
    words: ['subscription', 'pay', 'price', 'cancel', 'cancellation', 'renew', 'invoice', 'yearly', 'monthly', 'read-only', 'expired'],
  },
  {
    id: 'invite-code', title: 'Reference code and invitation',
    body: [
      '**Have you been given a code?**',
      '',
      '1. Go to **Choose a plan**.',
      '2. Write the code in the field **Reference code** and press **Apply**.',
      '',
      'The code is for first-time users only. If it is not found, the standard plans are shown.',
      '',
      '**Would you like to invite a colleague?**',
      '',
      '1. Open the user menu and **Subscription**.',
      '2. Copy the code under **Invite a colleague** and pass it on.',
      '',
      'Each one who uses your code gives you one star, and a star is worth one free month. The number stands on the same page.',
    ].join('\n'),
    words: ['code', 'reference code', 'discount', 'invite', 'colleague', 'referral scheme', 'star', 'free month', 'promo'],
  },
  {
    id: 'privacy', title: 'Privacy: masking and what is stored',
    body: [
      '- Names, numbers, addresses and dates are masked before text goes to a language model, and put back in its answer. Masking is not perfect.',
      '- Sound cannot be masked. An outside speech engine hears what was said.',
      '- If neither is connected, nothing leaves the server.',
      '- Text and sound are encrypted with a key of their own for each case. When the case is deleted, the key is destroyed.',
      '',
      '**Masked** beside the report shows what is masked. If a word identifies nobody, you can choose not to mask it in that case. In **Settings** ' +
        'you see where the data is kept, which engines are in use and how long things are kept.',
    ].join('\n'),
    words: ['privacy', 'masking', 'GDPR', 'storage', 'cloud', 'language model', 'where is my data', 'EEA', 'encrypted', 'name', 'identity number'],
  },
  {
    id: 'export-and-erase', title: 'Download everything or delete the account',
    body: [
      'Both stand at the bottom of **Settings**, under **Your data**.',
      '',
      '- **Download everything** gives one ZIP file with profile, settings, trigger phrases, patients, cases, reports, sound and access log. It ' +
        'contains health information: keep it safe.',
      '- **Delete the account …** removes everything at once. Type the word that confirms, and press **Delete everything**. You get a receipt.',
      '',
      'Nobody can undo it. The subscription ends without a refund. What lies with the provider of sign-in or payment has to be deleted there. If ' +
        'you are obliged to keep records, the content must be in your record system before you delete.',
    ].join('\n'),
    words: ['export', 'download data', 'delete account', 'data access', 'zip', 'move', 'receipt', 'GDPR', 'close account', 'my data'],
  },
  {
    id: 'access-log', title: 'The access log',
    body: [
      '1. Open the user menu and choose **Access log**.',
      '2. Under **Show**, choose whether to see all patients and cases, or one.',
      '3. Press **Show older** to go further back.',
      '',
      'Every time a case or a named patient is opened, changed, downloaded or deleted, a line is written of who, what, when and how it ended. ' +
        'Refused attempts and automatic deletions stand there too. The lines cannot be changed in the product and contain no patient text. They ' +
        'are kept for 5 years, unless the operator has set something else.',
    ].join('\n'),
    words: ['access log', 'log', 'who looked', 'opened', 'audit', 'trail', 'changed', 'deleted', 'control'],
  },
  {
    id: 'keyboard-and-palette', title: 'Keyboard shortcuts and “Go to”',
    body: [
      '- **Ctrl + K** (⌘ + K on a Mac) opens **Go to**. Type a word of a case, page or action, and choose with the arrow keys and Enter.',
      '- **Recording:** R starts, Space pauses and resumes, Enter finishes from pause.',
      '- **Report:** C copies, / goes to the field for changes, ? shows the shortcuts. They work when you are not in a text field.',
      '- **In the text:** Ctrl + full stop shows what the sentence rests on, Ctrl + Z undoes.',
      '- **Pasting:** Ctrl + Enter makes the report.',
      '',
      'Keys without Ctrl can be switched off in the list of shortcuts, for example if you speak to your computer.',
    ].join('\n'),
    words: ['keyboard', 'shortcut', 'hotkey', 'palette', 'ctrl k', 'search', 'jump', 'fast', 'accessibility'],
  },
  {
    id: 'vet-edition', title: 'How the vet edition differs',
    body: [
      'The vet edition has its own address and is for veterinarians.',
      '',
      '- Instead of a patient, the **animal** is filled in: species, sex, neutering and age in years and months. For farm animals you can ' +
        'write a herd or ear-tag number.',
      '- The field **Owner** stands on referrals and is masked before anything goes to a language model.',
      '- You note that **the owner has been told** of the recording.',
      '- Instead of diagnosis suggestions, **clinical problems** and body systems are shown, without diagnoses.',
      '- The letter is called **Letter to the owner**.',
      '- Questions about medicines have the answer **Not the animal’s**.',
      '',
      'Recording, editing, signing, deletion and access log are as in the edition for doctors.',
    ].join('\n'),
    words: ['vet', 'veterinarian', 'animal', 'owner', 'species', 'neutered', 'herd', 'dog', 'cat', 'horse', 'vet edition', 'cattle'],
  },
  {
    id: 'support', title: 'Get help',
    body: [
      '1. Read the message on the screen. It says what is safe and what you can do.',
      '2. Press **Try again**, or reload the page. What you have saved is safe.',
      '3. If the problem stays, write to the address for help. It stands on the error pages.',
      '',
      'Give the error code, the time and what you were doing. Never write a name, an identity number or anything else about a patient. Nobody in ' +
        'support can open your cases; there is no such access in the product. Questions about the speech engine, the language model and storage ' +
        'periods go to whoever operates the system where you work.',
    ].join('\n'),
    words: ['help', 'support', 'contact', 'error', 'error code', 'does not work', 'report a problem', 'customer service', 'e-mail'],
  },
]
