### Підказки до «Драфтозаврів»: чому хід добрий. По одному реченню.

hint-completes =
    { $points ->
        [one] Тепер { $pen_in } усе зібрано: одразу { $points } бал.
        [few] Тепер { $pen_in } усе зібрано: одразу { $points } бали.
        [many] Тепер { $pen_in } усе зібрано: одразу { $points } балів.
       *[other] Тепер { $pen_in } усе зібрано: одразу { $points } бала.
    }
hint-couple = { $species } знаходить собі пару { $pen_in }.
hint-free-now = Кубик кидаєш ти, тож можеш розмістити динозавра { $pen_in }, хоча випало «{ $face }».
hint-most-now =
    { $points ->
        [one] Зараз це дає більше: { $points } бал { $pen_in }.
        [few] Зараз це дає більше: { $points } бали { $pen_in }.
        [many] Зараз це дає більше: { $points } балів { $pen_in }.
       *[other] Зараз це дає більше: { $points } бала { $pen_in }.
    }
hint-grows = Що більше динозаврів { $pen_in }, то більше балів дає кожен наступний.
hint-begins = Добрий початок { $pen_in }.
hint-trex = Перший тиранозавр { $pen_in } дає додатковий бал.
hint-river = У Річці він не зашкодить, а 1 бал кращий за зіпсований вольєр.
hint-keeps-open = Так { $pen_in } лишається місце на потім.
hint-spoils = Інакше { $seat } зможе взяти { $species_acc }.
hint-avoids-loss =
    { $points ->
        [one] Так ти не втратиш одразу { $points } бал.
        [few] Так ти не втратиш одразу { $points } бали.
        [many] Так ти не втратиш одразу { $points } балів.
       *[other] Так ти не втратиш одразу { $points } бала.
    }
hint-overtakes =
    { $points ->
        [one] { $seat } через це втрачає { $points } бал.
        [few] { $seat } через це втрачає { $points } бали.
        [many] { $seat } через це втрачає { $points } балів.
       *[other] { $seat } через це втрачає { $points } бала.
    }
hint-denies =
    { $points ->
        [one] Інакше { $seat } зможе розмістити { $species_acc } { $pen_in }: { $points } бал.
        [few] Інакше { $seat } зможе розмістити { $species_acc } { $pen_in }: { $points } бали.
        [many] Інакше { $seat } зможе розмістити { $species_acc } { $pen_in }: { $points } балів.
       *[other] Інакше { $seat } зможе розмістити { $species_acc } { $pen_in }: { $points } бала.
    }
hint-burdens =
    { $points ->
        [one] { $seat } отримає динозаврів, кожен з яких коштує щонайменше { $points } бал.
        [few] { $seat } отримає динозаврів, кожен з яких коштує щонайменше { $points } бали.
        [many] { $seat } отримає динозаврів, кожен з яких коштує щонайменше { $points } балів.
       *[other] { $seat } отримає динозаврів, кожен з яких коштує щонайменше { $points } бала.
    }
hint-prepares = Це крок до балів { $pen_in }.
hint-quarantine = Звідти наприкінці він ще зможе перейти до кращого вольєра.
hint-scores =
    { $points ->
        [one] Це одразу дає { $points } бал { $pen_in }.
        [few] Це одразу дає { $points } бали { $pen_in }.
        [many] Це одразу дає { $points } балів { $pen_in }.
       *[other] Це одразу дає { $points } бала { $pen_in }.
    }
hint-least-loss =
    { $points ->
        [one] Зараз це коштує { $points } бал, але інші ходи згодом коштуватимуть більше.
        [few] Зараз це коштує { $points } бали, але інші ходи згодом коштуватимуть більше.
        [many] Зараз це коштує { $points } балів, але інші ходи згодом коштуватимуть більше.
       *[other] Зараз це коштує { $points } бала, але інші ходи згодом коштуватимуть більше.
    }
hint-saves-room = Інші твої вольєри лишаються вільними для того, що буде далі.
