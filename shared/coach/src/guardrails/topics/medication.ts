/** Medicines and standing illnesses: never start, stop or change anything because of a chat; who prescribed it knows. */
import type { Rule, Texts } from '../types.ts';

export const medicationRules: Rule[] = [
  {
    topic: 'medication',
    level: 'care',
    when: `
      how_many|how_much ~1 nurofen|ibuprofen|paracetamol|tylenol|advil|aleve|naproxen|diclofenac|painkillers|codeine|cocodamol|voltarol|aspirin
      zopiclone|zolpidem|ambien|xanax|diazepam|valium|oxycodone|fentanyl|morphine|codeine|cocodamol|tramadol ~12 ride|race|start|took|take|today|tonight|before`,
  },
  {
    topic: 'medication',
    level: 'care',
    term: true,
    when: `
      // heart, blood pressure, blood
      beta_blocker|beta_blockers|betablocker|betablockers|b_blocker|beta_blocked|bisoprolol|metoprolol|propranolol|atenolol|nebivolol|carvedilol|ramipril|lisinopril|enalapril|perindopril|amlodipine|losartan|candesartan|valsartan|telmisartan|ace_inhibitor|ace_inhibitors|bloodpressure_pill|bloodpressure_pills|bloodpressure_tablets|bloodpressure_meds|bloodpressure_medication|bp_meds|bp_pills|bp_tablets|blood_thinner|blood_thinners|anticoagulant*|warfarin|coumadin|xarelto|eliquis|apixaban|rivaroxaban|pradaxa|clopidogrel|plavix|heparin|statin|statins|atorvastatin|rosuvastatin|simvastatin|lipitor|crestor|amiodarone|flecainide|digoxin|nitroglycerin|nitro_spray
      betabloquant*|beta_bloquant*|betabloqueante*|betabloccant*|beta_bloccant*|betablokker*|beta_blokker*|blutverdunner|blutdrucksenker|blutdrucktablette*|blutdruckmittel|anticoagulante*|anticoagulant|bloedverdunner*|bloeddrukverlager*|bloeddrukpil*|cholesterolverlager*|statine|statines
      // mind
      antidepressant|antidepressants|anti_depressant*|ssri|ssris|snri|sertraline|zoloft|fluoxetine|prozac|citalopram|escitalopram|lexapro|cipralex|venlafaxine|effexor|duloxetine|cymbalta|mirtazapine|bupropion|wellbutrin|paroxetine|trazodone|lithium|quetiapine|seroquel|olanzapine|lamotrigine|antipsychotic*|adhd_med|adhd_meds|adhd_medication|adhd_pills|ritalin|concerta|adderall|vyvanse|elvanse|methylphenidate|medikinet|strattera|benzos|benzodiazepine*|xanax|valium|diazepam|lorazepam|alprazolam|zopiclone|zolpidem|ambien|stilnox|sleeping_pill|sleeping_pills|sleeping_tablet|sleeping_tablets|sleep_meds
      antidepressiv*|antidepresseur*|antidepresiv*|antidepresivo*|schlaftablette*|schlafmittel|somnifere*|somnifero*|sonnifer*|slaappil*|slaapmiddel*
      // pain and inflammation
      painkiller|painkillers|pain_killer|pain_killers|pain_meds|pain_pills|pain_med|pain_relief|ibuprofen|ibuprofene|ibu_400|advil|nurofen|motrin|aleve|naproxen|naprosyn|diclofenac|voltaren|voltarol|ketoprofen|toradol|ketorolac|nsaid|nsaids|anti_inflammator*|antiinflammator*|paracetamol|acetaminophen|tylenol|panadol|aspirin|aspirine|codeine|co_codamol|oxycodone|oxycontin|vicodin|hydrocodone|morphine|opioid*|opiate*|gabapentin|pregabalin|lyrica|muscle_relaxant*|muscle_relaxer*|lidocaine
      schmerzmittel|schmerztablette*|entzundungshemmer|ibu|ibus|novalgin|antidouleur*|anti_douleur*|anti_inflammatoire*|antiinflammatoire*|doliprane|antiinflamatorio*|analgesico*|nolotil|antidolorific*|antinfiammator*|antinfiammatori|tachipirina|pijnstiller*|ontstekingsremmer*
      // hormones, lungs, others
      prednisone|prednisolone|prednison|cortisone|cortison|kortison|cortisona|hydrocortisone|dexamethasone|corticosteroid*|cortico|cortisone_shot|cortisone_injection|steroid_injection|steroid_shot|steroid_cream|inhaler|inhalers|puffer|ventolin|albuterol|symbicort|seretide|asthma_spray|asthmaspray|inhalateur|inhalador|inalatore|ventolin|ventoline|pufje|thyroxine|thyroxin|levothyroxine|levothyrox|l_thyroxin|synthroid|euthyrox|eutirox|thyroid_meds|thyroid_pills|thyroid_medication|schilddrusentablette*|ozempic|wegovy|semaglutide|mounjaro|tirzepatide|zepbound|saxenda|liraglutide|glp_1|glp1|weight_loss_injection|weight_loss_jab|fat_jab|fat_jabs|skinny_jab|abnehmspritze
      roaccutane|accutane|isotretinoin|hrt|birth_control|contraceptive_pill|contraceptive|hormone_replacement|omeprazole|pantoprazole|methotrexate|chemo|chemotherapy|tamoxifen|radiotherapy|imodium|loperamide|antihistamine*|epilepsy_meds|keppra|immunosuppress*|biologics|humira|finasteride|sumatriptan|triptan*|viagra|sildenafil|cialis|tadalafil|cbd_oil|medical_cannabis
      *olol|*pril|*sartan|*statin|*prazole|*prazol|*azepam|*zolam|*oxetine|*oxetin|*triptyline|*triptylin|*mycin|*cillin|*floxacin|*floxacino|*profen|*oxicam|*codone|*gliptin|*gliflozin|*xaban|*dipine|*dipin|*thiazide|*semide|*tirizine|*tirizin|*lukast|*asone|*dronate|*fenac|*metacin|*setron|*triptan
      medication|medications|medicine|medicines|meds|prescription|prescribed|tablets_from_doctor|my_tablets|my_pills|my_meds|medikament*|tabletten|medikamente|medicament*|medicamento*|medicacion|medicine|farmaco|farmaci|medicinale|medicinali|medicijn*|medicatie|pastillas|pillen_van`,
    unless:
      'salt_pill|salt_tablet|salt_tablets|electrolyte|medicine_ball|sports_medicine|medicine_journal|no_medication|best_medicine',
  },
  {
    topic: 'medication',
    level: 'care',
    when: `
      extra|double|more|skip|stop|stopped|halve|up|increase|reduce|missed|twice|triple|another ~3 dose|dosage|puff|puffs|tablet|tablets|pill|pills|meds|inhaler
      dose|dosage ~3 doctor|tablet*|mg|medic*|pill*|double|safe|take
      bloodpressure ~2 tabs|tab|med|stuff ; traitement|terapia|tratamiento|behandlung|behandeling ~4 coeur|cuore|corazon|herz|hart|tension|cancer|pression ; on|take|taking >1 #1-2000 mg
      heart|water|little|white|blue|pink ~2 pill|pills|tablet|tablets ~8 zones|hr|doctor|take|do|ride|race ; shrink|psychiatrist ~4 doubled|upped|changed|put_me
      came_off|come_off|coming_off|weaning_off|stop_taking|stopped_taking|start_taking|started_taking|put_me_on|prescribed|been_prescribed ~4 tablet*|pills|med*|drug*|pill|doctor|gp|new|by|for
      concor|marcumar|beloc|delix|tamsulosin|metformine|euthyrox|pantozol|novalgin
      on|take|taking|took|taken|pop|popping|popped ~2 tablets|pills|pill|drugs|meds|steroids_for|water_tablets|hormones ~8 doctor|gp|heart|blood|pressure|mood|sleep|pain|allerg*|asthma|thyroid|race|ride|every_morning|knee|back|hr|zones|cramp*
      bloodpressure ~6 tablet*|tablets|pill|pills|med*|doctor|gp|high|too_high|gave|drops|low|faint*
      cardiologist|doctor|doc|gp|psychiatrist|specialist|consultant|neurologist|urologist|dermatologist ~4 gave|gives|prescribed|put|started|switched|increased|upped ~4 me|on|him|her
      my >3 tablets|pills|meds|drops|patches|injection|injections|spray|antihistamine ~12 race|ride|train*|hr|sleepy|drowsy|tired|zones|cramp*|sun
      hayfever|hay_fever|allergy|allergies ~2 tablet|tablets|pill|pills|meds|medicine|spray|drops|injection
      injection|injections|jab|jabbed|infiltration|infusion ~5 knee|hip|shoulder|back|yesterday|today|doctor|cortisone|friday|monday|had
      pilule|pilulas|pillola|pillole|comprime|comprimes|pastilla|pastillas|compresse|pillen|tabletten|pillendoos ~6 tension|presion|pressione|bloeddruk|blutdruck|coeur|corazon|cuore|hart|herz|anticonceptiva|anticoncezionale|pression ; corticoides|corticoide|corticosteroides|cortisonici|corticoiden|betablokkers|betablocker
      asthma|asthmatic|asthme|asthmatique|asma|astma|copd|epilep*|seizure_disorder|multiple_sclerosis|parkinson*|cancer|tumor|tumour|leukemia|leukaemia|lymphoma|kidney_disease|kidney_failure|dialysis|transplant|crohn*|colitis|lupus|rheumatoid|hashimoto*|hypothyroid*|hyperthyroid*|graves_disease|thyroid|anaemi*|anemi*|anaemic|hemophil*|haemophil*|sickle_cell|cystic_fibrosis|hypertension|hypertensive|high_bloodpressure|bloodpressure_is_high|bloodpressure_high|bloodpressure_#|bluthochdruck|hypertonie|hoher_blutdruck|hypertension|hypertendu|tension_arterielle|hipertension|tension_alta|ipertensione|pressione_alta|hoge_bloeddruk|krebs|cancer|epilepsie|epilepsia|krebserkrankung|kanker|tumore|schilddruse|tiroides|tiroide|schildklier|long_term_condition|chronic_illness|autoimmune|endometriosis|pots|dysautonomia|ehlers_danlos|glaucoma|bipolar`,
    unless:
      'zodiac|cancer_charity|charity|fundrais*|in_aid|macmillan|pots_and_pans|cancer_research|livestrong',
  },
  {
    topic: 'medication',
    level: 'care',
    after: 'medication',
    when: 'dose|dosage|mg|how_many|double_it|skip_it|stop_it|take_more|leave_it_out|with_alcohol|zones|heartrate',
  },
];

export const medicationTexts: Texts = {
  first: [
    {
      notice: '',
      text: 'That belongs with the doctor or pharmacist who knows you: please do not start, stop or change anything because of training. Painkillers to get through a ride hide damage, and can harm stomach and kidneys. Other medicines change pulse, sweating or bleeding, so heart rate zones may not fit. If you race, check your anti-doping list. Tell me what you may do, and I plan within it.',
    },
    {
      notice: '',
      text: 'I cannot judge medicine from here, and a wrong guess could hurt you. Ring your pharmacist or surgery. It is often a short talk. Mention how hard and how long you ride, and in what weather. Pay attention to how efforts feel rather than to the pulse, and stop if something is odd.',
    },
    {
      notice: '',
      text: 'The safest voice on this remains your own doctor. Once the limits are clear, bring them here and I gladly work within them.',
    },
  ],
};
