#include "app/show/sentences.h"

#include "app/show/table.h"
#include "record/words.h"

namespace kingdom {
namespace {

const CardRow& row_at(const View& view, Row row) {
    if (row == Row::Left || row == Row::Right) return view.areas[index(row)];
    return view.sides[index(row) - 2].selection;
}

std::string row_name(const Show& show, Row row) {
    if (row == Row::Left || row == Row::Right) return area_name(show, static_cast<Area>(row));
    const auto player = static_cast<Player>(index(row) - 2);
    return show.texts.say("ui.selection_of", {{"player", player_name(show, player)}});
}

class Label {
  public:
    Label(const Show& show, const View& view, bool detail)
        : show_(show), view_(view), detail_(detail) {}

    std::string operator()(const KeepAdvisor& d) const {
        return say("keep_advisor", {{"card", card(d.card)}, {"cost", gain_text(show_, d.card)}});
    }
    std::string operator()(const Offer& d) const {
        return placement(d.first) + " · " + placement(d.second);
    }
    std::string operator()(const Select& d) const {
        const std::size_t count = view_.areas[index(d.area)].size();
        return say("select",
                   {{"area", area_name(show_, d.area)}, {"count", std::to_string(count)}});
    }
    std::string operator()(const Slate& d) const {
        if (detail_) return say("slate_it");
        return say("slate", {{"card", card_line(show_, d.card, kCardWidth)}});
    }
    std::string operator()(const Recycle& d) const {
        if (detail_) return say("recycle_it");
        return say("recycle", {{"card", card(d.card)}, {"gain", recycled(d.card)}});
    }
    std::string operator()(const Place& d) const;
    std::string operator()(const Discard& d) const {
        return say("discard", {{"card", card(d.card)}, {"gain", recycled(d.card)}});
    }
    std::string operator()(Done) const {
        return say(view_.phase == Phase::Search ? "collect" : "done");
    }
    std::string operator()(const Activate& d) const;
    std::string operator()(const Step& d) const {
        if (detail_) return payment_text(show_, d.pay);
        return say("step", {{"count", std::to_string(d.step + 1)},
                            {"name", step_name(show_, view_, d.step)},
                            {"cost", payment_text(show_, d.pay)}});
    }
    std::string operator()(const Transmute& d) const {
        return say("transmute", {{"cubes", cubes_text(show_, d.cubes)}});
    }
    std::string operator()(const Forfeit& d) const {
        return say("forfeit", {{"card", card_line(show_, d.card, kCardWidth)}});
    }
    std::string operator()(const Cover& d) const {
        return say("cover", {{"resource", resource_name(show_, d.resource)}});
    }
    std::string operator()(const Freeze& d) const {
        return say("freeze", {{"giant", card(d.giant)}, {"card", card(d.card)}});
    }
    std::string operator()(const Vanquish& d) const;
    std::string operator()(const Reveal& d) const { return say("reveal", {{"card", at(d.at)}}); }
    std::string operator()(const Search& d) const {
        return say("search", {{"card", card(d.first)}, {"other", card(d.second)}});
    }
    std::string operator()(const Pick& d) const {
        return say("pick", {{"card", card_line(show_, d.card, kCardWidth)}});
    }
    std::string operator()(const Recruit& d) const {
        return say("recruit", {{"count", std::to_string(d.armies)}});
    }
    std::string operator()(const Move& d) const;
    std::string operator()(Pass) const { return say("pass"); }

  private:
    static constexpr std::size_t kCardWidth = 60;

    std::string say(std::string_view key, Values values = {}) const {
        return show_.texts.say("ui.do." + std::string(key), values);
    }
    std::string card(Card card) const { return card_name(show_, card); }
    std::string at(At at) const {
        const CardRow& row = row_at(view_, at.row);
        return show_.texts.say("ui.card_at",
                               {{"place", row_name(show_, at.row)},
                                {"count", std::to_string(at.position + 1)},
                                {"card", row_card_name(show_, view_, row, at.position)}});
    }
    std::string placement(const Placement& placement) const {
        const std::string key = placement.face_down ? "place_card_down" : "place_card_up";
        return say(key,
                   {{"card", card(placement.card)}, {"area", area_name(show_, placement.area)}});
    }
    std::string recycled(Card card) const;

    const Show& show_;
    const View& view_;
    bool detail_;
};

std::string Label::recycled(Card card) const {
    if (kind_of(card) == CardKind::Treasure) {
        const auto& [one, two] = show_.file.deck.treasures[index(card) - kFirstTreasure];
        if (one == two) return amount_of(show_, 2, one);
        return amount_of(show_, 1, one) + " " + amount_of(show_, 1, two);
    }
    return amount_of(show_, 1, show_.file.deck.developments[index(card)].recycles_into);
}

std::string Label::operator()(const Place& d) const {
    const std::string resource = show_.paint.of(d.resource, resource_name(show_, d.resource));
    if (!d.on) return say("place_alchemy", {{"resource", resource}});
    const std::string spaces = spaces_text(show_, *d.on, view_.filled[index(*d.on)]);
    const std::string_view key = d.resource == d.as ? "place" : "place_as";
    return say(key, {{"resource", resource},
                     {"card", card(*d.on)},
                     {"spaces", spaces},
                     {"as", show_.paint.of(d.as, resource_name(show_, d.as))}});
}

std::string Label::operator()(const Activate& d) const {
    const Card advisor = card_of(d.advisor);
    std::string target;
    if (d.area) target = area_name(show_, *d.area);
    if (d.at) target = at(*d.at);
    if (d.card) target = card(*d.card);
    if (detail_) return target;
    const std::string_view key = target.empty() ? "activate" : "activate_on";
    return say(key,
               {{"card", card(advisor)}, {"cost", gain_text(show_, advisor)}, {"target", target}});
}

std::string Label::operator()(const Vanquish& d) const {
    const int soldiers = show_.file.deck.menaces[index(menace_kind(d.card))].soldiers;
    const std::string cost = amount_of(show_, soldiers, Resource::Soldiers);
    if (!d.uncover) return say("vanquish", {{"card", card(d.card)}, {"cost", cost}});
    return say(
        "vanquish_thief",
        {{"card", card(d.card)}, {"cost", cost}, {"resource", resource_name(show_, *d.uncover)}});
}

std::string Label::operator()(const Move& d) const {
    const std::string_view key = !d.imprison   ? "move"
                                 : *d.imprison ? "move_imprison"
                                               : "move_spare";
    return say(key, {{"from", territory_name(show_, d.from)},
                     {"to", territory_name(show_, d.to)},
                     {"count", std::to_string(d.armies)}});
}

}  // namespace

std::string decision_label(const Show& show, const View& view, Decision decision) {
    return visit(decision, Label(show, view, false));
}

std::string decision_detail(const Show& show, const View& view, Decision decision) {
    return visit(decision, Label(show, view, true));
}

std::string resource_name(const Show& show, Resource resource) {
    return show.texts.say("term." + std::string(word(resource)));
}

std::string area_name(const Show& show, Area area) {
    return show.texts.say("term." + std::string(word(area)));
}

std::string step_name(const Show& show, const View& view, std::size_t step) {
    const QuestSide side = view.setup.solo() ? QuestSide::Solo : QuestSide::TwoPlayer;
    const QuestNames& names = show.file.names.quests[view.setup.quest];
    return show.texts.name("quest_step", names.steps[index(side)][step].view());
}

std::string payment_text(const Show& show, const Payment& payment) {
    std::string text;
    const auto cubes = [&](std::string_view key, const Cubes& counts) {
        const std::string list = cubes_text(show, counts);
        if (!list.empty()) append_part(text, show.texts.say(key, {{"cubes", list}}));
    };
    cubes("ui.pay_alchemy", payment.alchemy);
    cubes("ui.pay_hand", payment.in_hand);
    if (payment.krystallium > 0) {
        append_part(text, amount_of(show, payment.krystallium, Resource::Krystallium));
    }
    if (payment.soldiers > 0)
        append_part(text, amount_of(show, payment.soldiers, Resource::Soldiers));
    return text.empty() ? "–" : text;
}

}  // namespace kingdom
