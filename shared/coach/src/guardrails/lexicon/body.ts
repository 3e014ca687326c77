/**
 * Parts of the body, in the words of six languages. Each list is one element of a pattern: ways to say it, divided by
 * blanks, `_` between the words of one way.
 */
export const body: Record<string, string> = {
  chest: `chest chests chested pec pecs between_pecs solar_plexus breastbone breast_bone sternum ribcage rib_cage thorax heart_area around_heart over_heart
    behind_ribs behind_heart near_heart left_boob left_breast left_pec
    brust brustkorb brustbein brustbereich poitrine thoracique thoraciques toracico toracica pecho torax esternon petto torace sterno borst borstkas borstbeen`,
  heart: `heart hearts heartbeat ticker hart herz herzens herzschlag coeur corazon cuore battito battiti hartslag`,
  hr: `hr heartrate heartbeat pulse bpm heart_monitor herzfrequenz puls fc pouls pulsaciones pulso pulsazioni frequenza_cardiaca hartslag`,
  leftarm: `left_arm left_shoulder left_hand_side left_elbow arm_left linker_arm linken_arm linke_arm linkem_arm
    linke_schulter bras_gauche brazo_izquierdo braccio_sinistro linkerarm linker_arm`,
  jaw: `jaw jaws kiefer machoire mandibula mandibola mascella kaak`,
  head: `head skull noggin noggen temple forehead back_of_head bonce napper kopf schadel hinterkopf tete crane cabeza
    testa hoofd face_first head_first`,
  helmet: `helmet lid helm casque casco helmets`,
  joint: `knee knees ankle ankles hip hips shoulder shoulders wrist wrists elbow elbows achilles hamstring hammy tendon
    ligament meniscus acl mcl groin quad quads calf calves shin shins foot feet toe toes heel thumb finger fingers hand
    hands arm arms leg legs thigh back lower_back neck spine rib ribs collarbone collar_bone clavicle scaphoid pelvis
    tailbone coccyx itb it_band hip_flexor kneecap patella rotator_cuff glute muscle
    knie kniee schulter sprunggelenk handgelenk huften hufte ellenbogen achillessehne ferse wade rucken nacken rippe
    rippen schlusselbein finger fuss bein
    genou genoux cheville epaule poignet hanche coude tendon mollet dos nuque cou cote cotes clavicule pied jambe doigt main
    rodilla rodillas tobillo hombro muneca cadera codo tendon gemelo espalda cuello costilla costillas clavicula pie
    pierna dedo mano
    ginocchio ginocchia caviglia spalla polso anca gomito tendine polpaccio schiena collo costola costole clavicola
    piede gamba dito
    knie knieen enkel schouder pols heup elleboog pees kuit rug nek rib ribben sleutelbeen voet been vinger`,
  bone: `bone bones collarbone collar_bone clavicle wrist arm leg rib ribs hip elbow ankle finger fingers thumb hand foot
    toe scaphoid pelvis vertebra femur tibia fibula radius kneecap patella nose jaw shoulder neck cheekbone sternum
    tailbone coccyx knuckle shin spine back
    schlusselbein handgelenk arm bein rippe rippen hufte ellenbogen knochel finger daumen schulter becken
    clavicule poignet bras jambe cote cotes hanche coude cheville doigt main bassin epaule
    clavicula muneca brazo pierna costilla costillas cadera codo tobillo dedo mano pelvis
    clavicola polso braccio gamba costola costole anca gomito caviglia dito mano bacino
    sleutelbeen pols arm been rib ribben heup elleboog enkel vinger bekken`,
  calf: `calf lower_leg leg calves wade unterschenkel mollet pantorrilla gemelo polpaccio kuit`,
  privates: `balls ball testicle testicles testicular nuts bollocks nads penis dick willy todger cock knob privates
    private_parts genitals genital genitalia groin down_there perineum taint vulva labia vagina crotch undercarriage
    johnson junk bits manhood family_jewels hoden penis damm verge testicule testicules couilles perinee testiculo
    testiculos pene huevos perineo testicolo testicoli pene palle ballen piemel zaadbal zaadballen schaamstreek`,
  urine: `pee peed peeing wee weeing urine piss pissing pissed urinate urinated urinating whizz pipi urin pinkel* urine
    orina pis orinar urina pipi plas plassen`,
};
